import { asSentence } from './as-sentence.ts'

/** Sentences one after another, each with its full stop; empty ones are left out. */
export function joinSentences(locale: string, ...sentences: string[]): string {
  return sentences
    .filter(Boolean)
    .map((sentence) => asSentence(sentence, locale))
    .join(' ')
}
