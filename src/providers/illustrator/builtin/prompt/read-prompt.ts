import type { ImageStyle, WritingLanguage } from '#contract/options.ts'
import type { Random } from '../paint/random.ts'
import { findColours } from './colour-words.ts'
import { findSubjects } from './find-subjects.ts'
import { findWords, vocabularyOf } from './find-words.ts'
import { fitsInto, fittingSubjects, leadOf, nearPlace } from './fitting-subjects.ts'
import { FRAMING_WORDS, LOOK_WORDS, MOOD_WORDS, TIME_WORDS, WEATHER_WORDS } from './light-words.ts'
import { withoutNegations } from './negation.ts'
import {
  type Framing,
  type Look,
  LOOKS,
  type Mood,
  MOODS,
  type PictureBrief,
  SETTING_NAMES,
  type SettingName,
  type TimeOfDay,
  type Weather,
} from './picture-brief.ts'
import { sortClauses } from './prompt-clauses.ts'
import { SETTING_WORDS, type Words } from './setting-words.ts'
import { settingFor } from './settings-of-subjects.ts'
import { languageOf, normalised } from './tokens.ts'

/** Reads a prompt in any of the writing languages; what it leaves open is decided by the seed. */
export async function readPrompt(
  { prompt, style }: { prompt: string; style: ImageStyle },
  random: Random,
): Promise<PictureBrief> {
  const language = languageOf(prompt)
  const clauses = sortClauses(withoutNegations(normalised(prompt)))
  const { hinted } = withoutTechnique([clauses.scene, clauses.manner].join(', '), language)
  const { rest: scene } = withoutTechnique(clauses.scene, language)
  const first = <Value extends string>(table: Partial<Record<Value, Words>>, ...texts: string[]) =>
    firstOf(texts, (text) => byStrength(table, text, language)[0])
  const cast = await findSubjects(scene, language)
  const hero = leadOf(cast)
  const named = byStrength<SettingName>(SETTING_WORDS, scene, language)
  const setting = nearPlace(
    hero,
    named.find((place) => fitsInto(hero, place)) ?? settingFor(hero, random.fork('setting')),
  )
  // Moved elsewhere, a hero leaves behind what stood in the place it could not be in.
  const hasMoved =
    hero !== undefined && named.length > 0 && !named.some((place) => fitsInto(hero, place))
  const subjects = hasMoved ? [hero] : fittingSubjects(cast, setting)
  const weather = first<Weather>(WEATHER_WORDS, scene, clauses.light) ?? 'clear'
  const mood =
    first<Mood>(MOOD_WORDS, scene, clauses.light, clauses.manner) ?? random.fork('mood').pick(MOODS)
  return {
    subjects,
    setting,
    weather:
      setting === 'snow' && weather === 'clear' && random.fork('flakes').chance(0.5)
        ? 'snow'
        : weather,
    mood,
    time:
      first<TimeOfDay>(TIME_WORDS, scene, clauses.light) ??
      likelyTime(setting, mood, random.fork('time')),
    framing:
      first<Framing>(FRAMING_WORDS, clauses.manner, clauses.scene) ??
      random.fork('framing').pick(['wide', 'medium', 'medium', 'close', 'low']),
    look: chooseLook(style, hinted),
    colours: findColours(clauses.colours),
  }
}

function firstOf<Value>(
  texts: string[],
  find: (text: string) => Value | undefined,
): Value | undefined {
  for (const text of texts) {
    const value = find(text)
    if (value !== undefined) return value
  }
  return undefined
}

/** Takes out camera and drawing terms, so that "35 mm film" never becomes a reel. */
function withoutTechnique(
  text: string,
  language: WritingLanguage,
): { hinted: Look[]; rest: string } {
  const vocabulary = vocabularyOf(
    LOOKS.map((look) => [look, LOOK_WORDS[look]] as const),
    language,
  )
  const found = findWords(text, vocabulary, language)
  let rest = text
  for (const { term } of found.toSorted((one, other) => other.term.length - one.term.length)) {
    rest = rest.replaceAll(term, ' ')
  }
  return { hinted: found.map(({ value }) => value), rest }
}

function chooseLook(style: ImageStyle, hinted: Look[]): Look {
  if (style === 'GENERAL') return 'illustrated'
  if (style === 'REALISTIC') return 'photographic'
  if (style === 'DESIGN') return 'poster'
  return hinted[0] ?? 'illustrated'
}

/** The values a text speaks for, the strongest first; of equals, the one named first. */
function byStrength<Value extends string>(
  table: Partial<Record<Value, Words>>,
  text: string,
  language: WritingLanguage,
): Value[] {
  const entries = Object.entries(table) as [Value, Words][]
  const votes = new Map<Value, number>()
  for (const { value, length } of findWords(text, vocabularyOf(entries, language), language)) {
    votes.set(value, (votes.get(value) ?? 0) + 0.5 + length / 2)
  }
  return [...votes].toSorted(([, one], [, other]) => other - one).map(([value]) => value)
}

function likelyTime(setting: SettingName, mood: Mood, random: Random): TimeOfDay {
  if (setting === 'space' || setting === 'network') return 'night'
  if (mood === 'mysterious') return random.pick(['night', 'blue', 'dawn'])
  if (mood === 'dramatic') return random.pick(['sunset', 'golden', 'blue'])
  if (SETTING_NAMES.indexOf(setting) >= SETTING_NAMES.indexOf('room')) {
    return random.pick(['day', 'golden', 'dawn', 'blue'])
  }
  return random.pick([
    'dawn',
    'day',
    'day',
    'golden',
    'golden',
    'sunset',
    'sunset',
    'blue',
    'night',
  ])
}
