import type { WritingLanguage } from '#contract/options.ts'

/** The sentences of a clean idea; a line break ends one, too. */
export function splitSentences(text: string, language: WritingLanguage): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' })
  return text
    .split('\n')
    .flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment.trim()))
    .filter((sentence) => /\p{L}/u.test(sentence))
}
