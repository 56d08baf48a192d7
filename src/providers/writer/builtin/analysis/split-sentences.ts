import { sentencesOf } from '#composition/sentences.ts'
import type { WritingLanguage } from '#contract/options.ts'

/** What a full stop belongs to instead of ending a sentence: a German ordinal, a short form. */
const GOES_ON: Partial<Record<WritingLanguage, RegExp>> = {
  en: /(?<!\p{L})(?:Mr|Mrs|Ms|Dr|St|vs|No)\.$/u,
  es: /(?<!\p{L})(?:Sr|Sra|Dr|Dra|n\.º)\.$/u,
  fr: /(?<!\p{L})(?:M|Mme|Dr|St|Ste)\.$/u,
  de: /(?:(?<!\p{L})(?:Dr|Prof|St|Nr|bzw|ca|z|B)|(?<!\d)\d{1,2})\.$/u,
}

/** The sentences of a clean idea; a line break ends one, too. */
export function splitSentences(text: string, language: WritingLanguage): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' })
  const goesOn = GOES_ON[language]
  return text.split('\n').flatMap((line) => {
    const sentences: string[] = []
    for (const { segment } of segmenter.segment(line)) {
      const before = sentences.at(-1)
      const continues = before !== undefined && goesOn?.test(before)
      if (continues) sentences[sentences.length - 1] = `${before} ${segment.trim()}`
      else sentences.push(segment.trim())
    }
    return sentences.filter((sentence) => /\p{L}/u.test(sentence))
  })
}
