import { sentencesOf } from '#composition/sentences.ts'
import type { WritingLanguage } from '#contract/options.ts'

/** The sentences of a clean idea; a line break ends one, too. */
export function splitSentences(text: string, language: WritingLanguage): string[] {
  return text
    .split('\n')
    .flatMap((line) => sentencesOf(line, language).map((sentence) => sentence.text.trim()))
    .filter((sentence) => /\p{L}/u.test(sentence))
}

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

/** Also behind the mark that opens a Spanish question; an iPhone stays one. */
export function capitalised(text: string): string {
  return text.replace(/^[¿¡]?\p{Ll}(?!\p{Lu})/u, (first) => first.toUpperCase())
}
