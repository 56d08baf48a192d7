import type { Concept } from './concepts.ts'

/** Where, when and for whom; seldom what an idea is about when it names something else, too. */
const CIRCUMSTANCES = new Set([
  'night',
  'morning',
  'time',
  'home',
  'child',
  'family',
  'brain',
  'city',
  'light',
  'work',
  'summer',
  'spring',
])

/** The concepts of an idea, what it is about before its circumstances. */
export function rankConcepts<Found extends { concept: Concept }>(found: Found[]): Found[] {
  const isMinor = ({ concept }: Found) => isCircumstance(concept)
  return [...found.filter((one) => !isMinor(one)), ...found.filter(isMinor)]
}

export function isCircumstance({ id }: Concept): boolean {
  return CIRCUMSTANCES.has(id)
}
