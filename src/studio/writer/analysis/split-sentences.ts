import { sentencesOf } from '#composition/sentences.ts'
import type { WritingLanguage } from '#contract/options.ts'

/** The sentences of a clean idea; a line break ends one, too. */
export function splitSentences(text: string, language: WritingLanguage): string[] {
  return text
    .split('\n')
    .flatMap((line) => sentencesOf(line, language).map((sentence) => sentence.text.trim()))
    .filter((sentence) => /\p{L}/u.test(sentence))
}
