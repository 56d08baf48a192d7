import type { WritingLanguage } from '#contract/options.ts'

/** A language that puts spaces between words. */
export type SpacedLanguage = Exclude<WritingLanguage, 'ja'>
