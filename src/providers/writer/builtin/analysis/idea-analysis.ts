import type { WritingLanguage } from '#contract/options.ts'
import type { Concept } from '../lexicon/concepts.ts'
import type { Message } from './find-message.ts'
import type { Intent } from './find-intent.ts'

/** What an idea is about, ready to be woven into sentences of the chosen language. */
export type IdeaAnalysis = {
  /** The language the idea is written in, as far as it tells. */
  language: WritingLanguage
  intent: Intent
  /** The idea cut to a title: 'why cats sleep so much'. Begins small where the language does. */
  theme: string
  /** The subject on its own: 'cats'; empty when its words do not tell. */
  subject: string
  /** Whether the lexicon knows most of its words, so that advice on its topic is advice on the idea. */
  isFamiliar: boolean
  /** Who a story is about, with an article: 'the lighthouse keeper'; null when the idea names nobody. */
  character: string | null
  /** Further things the idea names. */
  aspects: string[]
  /** The idea's first sentence as it can be spoken; empty when it is too short or too long for that. */
  opening: string
  /** Its other sentences that can be spoken as they are. */
  later: string[]
  /** The first sentence clause by clause, where no title holds all of it; else empty. */
  clauses: string[]
  /** Set when the idea announces something, to be said in its own words. */
  message: Message | null
  /** What somebody in it asks, as a clause: 'why the sea is salty'; empty when nobody does. */
  question: string
  /** The two sides that it compares, as they stand within a sentence; empty when it compares nothing. */
  sides: string[]
  /** What is to be done, in order, where the idea lists it itself. */
  steps: string[]
  /** Who to call, where to come and when, as the idea says it; empty when it names nothing of it. */
  contact: string
  /** The words it wants at the end; empty when it names none. */
  closing: string
  /** What the lexicon knows of it, the most important first. */
  concepts: Concept[]
  /** English names of what a picture can show, the subject first. */
  pictures: string[]
}
