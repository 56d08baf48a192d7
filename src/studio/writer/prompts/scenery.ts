import type { WritingLanguage } from '#contract/options.ts'
import { places } from '../../words/read-words.ts'
import type { IdeaAnalysis } from '../analysis/idea-analysis.ts'
import type { Concept } from '../lexicon/concepts.ts'
import { findConcepts } from '../lexicon/find-concepts.ts'

/** What an idea's own words say about where and when all of its pictures are. */
export type Scenery = {
  places: readonly string[]
  /** Weather or season; null when the idea names none. */
  weather: string | null
  hour: Hour | null
}
export type Hour = {
  /** Said in every scene; empty where the subject says it. */
  name: string
  light: string
  /** Places and things of another hour. */
  contradiction: RegExp
}

const DAYLIT = /\b(?:sun|sunny|sunrise|sunset|sunlight|summer|dawn|dusk|morning)\b/u
/** Other words for the morning would say it twice. */
const NOT_MORNING =
  /\b(?:moon|stars?|starry|night|dark|dusk|sunset|floodlights|evening|morning|sunrise|dawn)\b/u
const DARK = /\b(?:moon|stars?|starry|night|dark|dusk|sunset|floodlights|evening)\b/u
const OTHER_WEATHER =
  /\b(?:rain|raindrops|puddles|umbrellas?|storm|fog|mist|snow|snowy|frozen|sun|sunny|autumn|summer|spring)\b/u
const INDOORS =
  /\b(?:room|table|kitchen|bed|bedroom|sofa|fireplace|desk|shelf|floor|hall|hallway|library|museum|studio|laboratory|office|compartment|indoors|oven|tray|window|windowsill)\b/u

const NIGHT: Hour = { name: 'at night', light: 'soft moonlight', contradiction: DAYLIT }
const HOURS: Partial<Record<string, Hour>> = {
  night: NIGHT,
  star: { ...NIGHT, name: 'under a starry night sky' },
  morning: { name: 'in the morning', light: 'clear morning light', contradiction: NOT_MORNING },
  sunrise: { name: 'at sunrise', light: 'first light of dawn', contradiction: DARK },
  sunset: {
    name: 'at sunset',
    light: 'glowing evening light',
    contradiction: /\b(?:moon|stars?|starry|night|dark|dawn|sunrise|morning|sunny)\b/u,
  },
}

/** Reads the scenery of an idea from its opening: its subject is no place or weather of its own. */
export function sceneryOf(
  { concepts: [subject, ...further] }: IdeaAnalysis,
  opening: string,
  language: WritingLanguage,
): Scenery {
  const said = new Set(findConcepts(opening, language).map(({ concept }) => concept))
  const others = further.filter((concept) => said.has(concept))
  const { named, landmarks, weathers } = places()
  const ownHour = HOURS[subject?.id ?? '']
  return {
    places: others.flatMap(({ id }) => named[id] ?? landmarks[id] ?? []),
    weather: firstOf(others, weathers) ?? null,
    hour: ownHour ? { ...ownHour, name: '' } : (firstOf(others, HOURS) ?? null),
  }
}

/** Whether a place or a thing can be seen at the scenery's hour and in its weather. */
export function fitsScenery(picture: string, { hour, weather }: Scenery): boolean {
  if (hour?.contradiction.test(picture)) return false
  return weather === null || !(OTHER_WEATHER.test(picture) || INDOORS.test(picture))
}

/** A place in the idea's weather, at its hour. */
export function inScenery(place: string, { hour, weather }: Scenery): string {
  const name = hour && !place.endsWith(hour.name) ? hour.name : null
  return [place, weather, name].filter(Boolean).join(' ')
}

/** Whether a concept becomes the place, weather or hour of a picture. */
export function canSurround({ id }: Concept): boolean {
  const { named, weathers } = places()
  return id in HOURS || id in weathers || id in named
}

function firstOf<Value>(
  concepts: readonly Concept[],
  table: Partial<Record<string, Value>>,
): Value | undefined {
  return concepts.map(({ id }) => table[id]).find((value) => value !== undefined)
}

const TELLS_HOUR = /\b(?:moon|stars?|starry|night|dark|dusk|dawn|sunset|sunrise|evening|morning)\b/u
const MORNING = 'clear morning light'
const EVENING = 'glowing evening light'

/**
 * The light of a scene in a storyboard that begins in the morning and ends in the evening; the look's own
 * light in between, and where the place tells another hour.
 *
 * @param part how far the storyboard has come, from 0 to 1.
 */
export function lightOfScene(place: string, part: number, usual: string): string {
  if (TELLS_HOUR.test(place)) return usual
  if (part < 0.2) return MORNING
  return part > 0.8 ? EVENING : usual
}
