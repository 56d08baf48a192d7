import type { WritingLanguage } from '#contract/options.ts'
import { concepts, conceptWordsIn, once } from '../../words/read-words.ts'

/** One thing that ideas are about; the files of words say the rest of it. */
export type Concept = {
  id: string
  topic: string | null
  /** English, with its article, for a picture. */
  picture: string
  living: boolean
}

/** In an order that matters: of two with the same word the first is meant. */
export const allConcepts = once((): readonly Concept[] =>
  Object.entries(concepts()).map(([id, concept]) => ({ id, ...concept })),
)

/** All words for it, the general one first. */
export function namesOf({ id }: Concept, language: WritingLanguage): readonly string[] {
  return conceptWordsIn(language)[id] ?? []
}

/** How a language speaks of the thing in general. */
export function generalName(concept: Concept, language: WritingLanguage): string {
  return namesOf(concept, language)[0] ?? ''
}
