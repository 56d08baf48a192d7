import type { WritingLanguage } from '#contract/options.ts'

const SENTENCE_END = /[.!?。！？]$/u
const MARK_AT_END = /[\s,;:、–—]+$/u

/** A text that ends as a sentence does: with a full stop where it has no mark of its own. */
export function ended(text: string, language: WritingLanguage): string {
  if (SENTENCE_END.test(text)) return text
  return `${text.replace(MARK_AT_END, '')}${language === 'ja' ? '。' : '.'}`
}
