import type { WritingLanguage } from '#contract/options.ts'

/** Also within a closing quotation mark. */
const SENTENCE_END = /[.!?…。！？][\p{Pe}\p{Pf}"']*$/u
const MARK_AT_END = /[\s,;:、–—]+$/u

/** A text that ends as a sentence does: with a full stop where it has no mark of its own. */
export function ended(text: string, language: WritingLanguage): string {
  if (SENTENCE_END.test(text)) return text
  return `${withoutMarkAtEnd(text)}${language === 'ja' ? '。' : '.'}`
}

/** Without the comma, colon or dash that led to what followed. */
export function withoutMarkAtEnd(text: string): string {
  return text.replace(MARK_AT_END, '')
}
