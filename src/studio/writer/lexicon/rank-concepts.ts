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

/** Hour, weather and season: how a picture is lit rather than what it shows. */
const SETTINGS = new Set(
  'night morning sunrise sunset rain cloud fog storm weather snow winter spring summer autumn light'.split(
    ' ',
  ),
)
/** Where something can be; subjects of their own only when nothing stands there. */
const PLACES = new Set(
  'city paris japan vietnam beach ocean island forest mountain river desert garden station sun moon star space history'.split(
    ' ',
  ),
)

/** What ideas do without, or with little of: 'a podcast with no budget' is not about money. */
const MEANS = new Set(['money', 'time', 'work', 'calm', 'courage', 'habit', 'happiness'])

/** What somebody does; a picture of it is of somebody else. */
const ACTIVITIES = new Set(['walking', 'running', 'swimming', 'travel'])
/** The same, and what else is done by the thing named before it: 'cats sleep', 'dog training'. */
const DONE = new Set([...ACTIVITIES, 'sleep', 'exercise', 'dance', 'work', 'brain'])

/** How much a concept is a thing to be shown, rather than what surrounds one. */
export function weightOf({ id }: Concept): 'thing' | 'surroundings' | 'setting' {
  if (SETTINGS.has(id)) return 'setting'
  const surrounds = PLACES.has(id) || ACTIVITIES.has(id) || CIRCUMSTANCES.has(id)
  return surrounds ? 'surroundings' : 'thing'
}

/** The concepts of an idea, what it is about before its circumstances. */
export function rankConcepts<Found extends { concept: Concept }>(found: Found[]): Found[] {
  const isMinor = ({ concept }: Found) => isCircumstance(concept)
  return [...found.filter((one) => !isMinor(one)), ...found.filter(isMinor)]
}

export function isCircumstance({ id }: Concept): boolean {
  return CIRCUMSTANCES.has(id)
}

export function isMeans({ id }: Concept): boolean {
  return MEANS.has(id)
}

export function isActivityConcept({ id }: Concept): boolean {
  return DONE.has(id)
}
