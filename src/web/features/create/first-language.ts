import { WRITING_LANGUAGES, type WritingLanguage } from '#contract/options.ts'

/** What a video is told in until its idea says otherwise: the language that the screens speak. */
export function firstLanguage(locale: string): WritingLanguage {
  return WRITING_LANGUAGES.find((language) => language === locale) ?? WRITING_LANGUAGES[0]
}
