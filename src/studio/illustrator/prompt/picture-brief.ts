import type { Colour } from '../paint/colour.ts'

/** What a prompt asks for, after reading; the painter sees nothing else of it. */
export type PictureBrief = {
  /** The most important first; may be empty. */
  subjects: Subject[]
  setting: SettingName
  time: TimeOfDay
  weather: Weather
  mood: Mood
  framing: Framing
  /** Subjects are dark outlines in front of the light. */
  silhouette: boolean
  look: Look
  /** The colours the prompt wants the picture to be made of; often none. */
  colours: Colour[]
}

export type Subject = {
  /** Stable name, e.g. 'lighthouse' or 'emoji:hot-beverage'. */
  name: string
  kind: SubjectKind
  form: { drawn: string } | { artwork: Artwork }
  /** How many the prompt asks for; 1 unless it says otherwise. */
  count: number
}

/** Names of the artwork in the two icon sets; at least one of them exists. */
export type Artwork = { fluent?: string; noto?: string }

export const SUBJECT_KINDS = [
  'person',
  'face',
  'animal',
  'bird',
  'sea-animal',
  'plant',
  'food',
  'building',
  'vehicle',
  'boat',
  'aircraft',
  'sky',
  'object',
  'symbol',
] as const
export type SubjectKind = (typeof SUBJECT_KINDS)[number]

export const SETTING_NAMES = [
  'sea',
  'beach',
  'lake',
  'mountains',
  'forest',
  'field',
  'garden',
  'desert',
  'snow',
  'city',
  'street',
  'road',
  'space',
  'underwater',
  'clouds',
  'room',
  'desk',
  'kitchen',
  'library',
  'laboratory',
  'stage',
  'network',
  'studio',
] as const
export type SettingName = (typeof SETTING_NAMES)[number]

export const TIMES_OF_DAY = ['dawn', 'day', 'golden', 'sunset', 'blue', 'night'] as const
export type TimeOfDay = (typeof TIMES_OF_DAY)[number]

export const WEATHERS = ['clear', 'cloudy', 'rain', 'snow', 'fog', 'storm'] as const
export type Weather = (typeof WEATHERS)[number]

export const MOODS = ['calm', 'joyful', 'dramatic', 'mysterious', 'tender', 'energetic'] as const
export type Mood = (typeof MOODS)[number]

/**
 * `close` cuts the hero at the frame's foot, `detail` shows a part of it, `high` looks down on it, and
 * `shoulder` looks past somebody who sees it.
 */
export const FRAMINGS = ['medium', 'detail', 'wide', 'close', 'low', 'high', 'shoulder'] as const
export type Framing = (typeof FRAMINGS)[number]

/** GENERAL, REALISTIC and DESIGN as the painter knows them; AUTO becomes one of the three. */
export const LOOKS = ['illustrated', 'photographic', 'poster'] as const
export type Look = (typeof LOOKS)[number]
