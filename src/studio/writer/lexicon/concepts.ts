import { WRITING_LANGUAGES, type WritingLanguage } from '#contract/options.ts'
import type { Topic } from '../knowledge/topic.ts'
import type { ConceptRow } from './concept.ts'
import { ANIMAL_CONCEPTS } from './animal-concepts.ts'
import { CULTURE_CONCEPTS } from './culture-concepts.ts'
import { DAILY_CONCEPTS } from './daily-concepts.ts'
import { FOOD_CONCEPTS } from './food-concepts.ts'
import { MAKER_CONCEPTS } from './maker-concepts.ts'
import { MODERN_CONCEPTS } from './modern-concepts.ts'
import { NATURE_CONCEPTS } from './nature-concepts.ts'
import { PEOPLE_CONCEPTS } from './people-concepts.ts'
import { TRADE_CONCEPTS } from './trade-concepts.ts'
import { WEATHER_CONCEPTS } from './weather-concepts.ts'
import { WILD_ANIMAL_CONCEPTS } from './wild-animal-concepts.ts'

export type Concept = {
  id: string
  topic: Topic | null
  /** English, with its article, for a picture. */
  picture: string
  /** A creature or a person, who can carry a story. */
  living: boolean
  /** How each language speaks of the thing in general. */
  general: Record<WritingLanguage, string>
  /** All words for it, the general one first. */
  words: Record<WritingLanguage, string[]>
}

const LIVING: Record<string, ConceptRow> = {
  ...ANIMAL_CONCEPTS,
  ...WILD_ANIMAL_CONCEPTS,
  ...PEOPLE_CONCEPTS,
}
const ROWS: Record<string, ConceptRow> = {
  ...LIVING,
  ...NATURE_CONCEPTS,
  ...WEATHER_CONCEPTS,
  ...FOOD_CONCEPTS,
  ...DAILY_CONCEPTS,
  ...CULTURE_CONCEPTS,
  ...MODERN_CONCEPTS,
  ...MAKER_CONCEPTS,
  ...TRADE_CONCEPTS,
}
const NOT_ALIVE =
  /^(?:tree|forest|flower|plant|garden|mushroom|honey|coral|love|friendship|family)$/

export const CONCEPTS: readonly Concept[] = Object.entries(ROWS).map(([id, row]) =>
  conceptOf(id, row),
)

function conceptOf(id: string, row: ConceptRow): Concept {
  const [topic, picture, ...cells] = row
  const words = byLanguage((at) => (cells[at] as string).split('|'))
  return {
    id,
    topic,
    picture,
    living: id in LIVING && !NOT_ALIVE.test(id),
    general: byLanguage((at) => (cells[at] as string).split('|', 1)[0] as string),
    words,
  }
}

function byLanguage<Value>(valueAt: (at: number) => Value): Record<WritingLanguage, Value> {
  const entries = WRITING_LANGUAGES.map((language, at) => [language, valueAt(at)] as const)
  return Object.fromEntries(entries) as Record<WritingLanguage, Value>
}
