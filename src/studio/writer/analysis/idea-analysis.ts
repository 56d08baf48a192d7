import type { WritingLanguage } from '#contract/options.ts'
import type { Concept } from '../lexicon/concepts.ts'
import type { FoundConcept } from '../lexicon/find-concepts.ts'
import type { Intent } from './find-intent.ts'

/** What an idea is about: enough to know what may be said beside its own words, and what can be shown. */
export type IdeaAnalysis = {
  /** The language the idea is written in, as far as it tells. */
  language: WritingLanguage
  intent: Intent
  /** Whether the lexicon knows most of its words, so that facts on its topic are about the idea. */
  isFamiliar: boolean
  /** Who a story is about: 'the lighthouse keeper'; null when the idea names nobody. */
  character: string | null
  isAnnouncement: boolean
  isComparison: boolean
  /** What the lexicon knows of it, the most important first. */
  concepts: Concept[]
}

/** An idea's words as the analysis has found them so far. */
export type OwnWords = {
  language: WritingLanguage
  target: WritingLanguage
  phrases: string[]
  concepts: FoundConcept[]
  intent: Intent
}
