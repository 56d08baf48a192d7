import type { WritingLanguage } from '#contract/options.ts'
import type { FoundConcept } from '../lexicon/find-concepts.ts'
import type { Intent } from './find-intent.ts'

/** An idea's words as the analysis has found them so far. */
export type OwnWords = {
  language: WritingLanguage
  target: WritingLanguage
  phrases: string[]
  concepts: FoundConcept[]
  intent: Intent
}
