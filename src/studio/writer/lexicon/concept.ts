import type { Topic } from '../knowledge/topic.ts'

/**
 * One thing that ideas are about: the topic that knows about it (null when none does), how it looks in a
 * picture (English), and its words in English, Spanish, French, German, Japanese and Vietnamese. The first
 * word is how the language speaks of the thing in general; those after a bar are further ways to name it.
 */
export type ConceptRow = readonly [
  topic: Topic | null,
  picture: string,
  en: string,
  es: string,
  fr: string,
  de: string,
  ja: string,
  vi: string,
]
