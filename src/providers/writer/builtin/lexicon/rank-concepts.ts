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
  'courage',
  'happiness',
  'habit',
  'love',
  'friendship',
  'mother',
])
/** Of these, the ones a picture can show around something else. */
const SCENERY = new Set(['night', 'morning', 'city', 'summer', 'spring'])

/** The concepts of an idea, what it is about before its circumstances. */
export function rankConcepts<Found extends { concept: Concept }>(found: Found[]): Found[] {
  const isMinor = ({ concept }: Found) => isCircumstance(concept)
  return [...found.filter((one) => !isMinor(one)), ...found.filter(isMinor)]
}

export function isScenery({ id }: Concept): boolean {
  return SCENERY.has(id)
}

export function isCircumstance({ id }: Concept): boolean {
  return CIRCUMSTANCES.has(id)
}
