import type { ImageStyle, WritingLanguage } from '#contract/options.ts'
import type { PictureWords } from '../../words/schemas.ts'
import type { Random } from '../paint/random.ts'
import { withoutSilhouette, withoutTechnique } from './camera-terms.ts'
import { findColours } from './colour-words.ts'
import { type Cast, findSubjects } from './find-subjects.ts'
import { findWords, vocabularyOf } from './find-words.ts'
import { atTable, fittingSubjects, leadOf, nearPlace, placeOf } from './fitting-subjects.ts'
import { hourNear, likelyHour, settingFor } from './likely-place-and-hour.ts'
import { withoutNegations } from './negation.ts'
import {
  type Framing,
  type Look,
  MOODS,
  type Mood,
  type PictureBrief,
  type SettingName,
  type Subject,
  type TimeOfDay,
  type Weather,
} from './picture-brief.ts'
import { type PromptClauses, sortClauses } from './prompt-clauses.ts'
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
  const first = <Value extends string>(table: TableOf<Value>, ...texts: string[]) =>
    firstOf(texts, (text) => byStrength(table, text, language)[0])
  const { isSilhouette } = withoutSilhouette(Object.values(clauses).join(', '), language)
  const { subjects, setting } = whoAndWhere(
    await castOf(clauses, language),
    scene,
    language,
    random,
  )
  const mood =
    first<Mood>(({ moods }) => moods, scene, clauses.light, clauses.manner) ??
    random.fork('mood').pick(MOODS)
  const light = first<TimeOfDay>(({ times }) => times, clauses.light)
  return {
    subjects,
    setting,
    weather:
      first<Weather>(({ weathers }) => weathers, scene, clauses.light) ??
      likelyWeather(setting, random.fork('weather')),
    mood,
    time:
      first<TimeOfDay>(({ times }) => times, scene) ??
      (isSilhouette
        ? random.fork('time').pick(['sunset', 'golden', 'dawn'] as const)
        : light
          ? hourNear(light, random.fork('hour'))
          : likelyHour(setting, mood, random.fork('time'))),
    framing:
      first<Framing>(({ framings }) => framings, clauses.manner, clauses.scene) ??
      random.fork('framing').pick(['wide', 'medium', 'medium', 'close', 'low']),
    silhouette: isSilhouette,
    look: chooseLook(style, hinted),
    colours: findColours(clauses.colours),
  }
}

/** A silhouette is somebody only where nothing else is named. */
async function castOf({ scene, cast }: PromptClauses, language: WritingLanguage): Promise<Cast> {
  const plain = (text: string) => withoutTechnique(text, language).rest
  const shown = (text: string) => withoutSilhouette(plain(text), language).rest
  const found = await findSubjects({ scene: shown(scene), cast: shown(cast) }, language)
  if (found.subjects.length > 0) return found
  return await findSubjects({ scene: plain(scene), cast: plain(cast) }, language)
}

function whoAndWhere(
  cast: Cast,
  scene: string,
  language: WritingLanguage,
  random: Random,
): { subjects: Subject[]; setting: SettingName } {
  const hero = leadOf(cast)
  const places = byStrength<SettingName>(({ settings }) => settings, scene, language)
  const fitting = placeOf(cast, hero, places)
  const setting = nearPlace(
    hero,
    cast,
    fitting ?? atTable(cast, hero) ?? settingFor(hero, random.fork('setting')),
  )
  const hasMoved = hero !== undefined && places.length > 0 && fitting === undefined
  if (!hasMoved) return { subjects: fittingSubjects(cast, setting), setting }
  // Moved elsewhere, a hero leaves behind what stood in the place it could not be in.
  const subjects = cast.subjects.filter((one) => one === hero || cast.named.has(one.name))
  return { subjects, setting }
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

function chooseLook(style: ImageStyle, hinted: Look[]): Look {
  if (style === 'GENERAL') return 'illustrated'
  if (style === 'REALISTIC') return 'photographic'
  if (style === 'DESIGN') return 'poster'
  return hinted[0] ?? 'illustrated'
}

/** Which of the tables of words: what a value is called. */
type TableOf<Value extends string> = (
  words: PictureWords,
) => Partial<Record<Value, readonly string[]>>

/** The values a text speaks for, the strongest first; of equals, the one named first. */
function byStrength<Value extends string>(
  tableOf: TableOf<Value>,
  text: string,
  language: WritingLanguage,
): Value[] {
  const vocabulary = vocabularyOf(
    (words) => Object.entries(tableOf(words)) as [Value, readonly string[]][],
    language,
  )
  const votes = new Map<Value, number>()
  for (const { value, length } of findWords(text, vocabulary, language)) {
    votes.set(value, (votes.get(value) ?? 0) + 0.5 + length / 2)
  }
  return [...votes].toSorted(([, one], [, other]) => other - one).map(([value]) => value)
}

/** Not every scene of a film has the same sky. */
function likelyWeather(setting: SettingName, random: Random): Weather {
  if (setting === 'snow') return random.pick(['snow', 'snow', 'clear', 'cloudy'])
  return random.pick(['clear', 'clear', 'cloudy'])
}
