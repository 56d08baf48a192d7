import { z } from 'zod'
import { route } from './route.ts'
import { text } from './text.ts'
import { Told } from './words/told.ts'

/**
 * Every voice that can be picked. A language's first voice is its default, and the first English one
 * is the default of all. Ids are ours and stay; each narrator maps them to voices of its own.
 */
export const VOICES: readonly Voice[] = [
  entry('en-rachel', 'female', 'US', /*i18n*/ 'Young, calm and clear', /*i18n*/ 'American'),
  entry('en-brian', 'male', 'US', /*i18n*/ 'Deep and steady', /*i18n*/ 'American'),
  entry('en-sarah', 'female', 'US', /*i18n*/ 'Soft and friendly', /*i18n*/ 'American'),
  entry('en-liam', 'male', 'US', /*i18n*/ 'Young and articulate', /*i18n*/ 'American'),
  entry('en-jessica', 'female', 'US', /*i18n*/ 'Bright and expressive', /*i18n*/ 'American'),
  entry('en-alice', 'female', 'GB', /*i18n*/ 'Confident and precise', /*i18n*/ 'British'),
  entry('en-daniel', 'male', 'GB', /*i18n*/ 'Authoritative, like the news', /*i18n*/ 'British'),
  entry('en-george', 'male', 'GB', /*i18n*/ 'Warm storyteller', /*i18n*/ 'British'),
  entry('es-matilda', 'female', 'ES', /*i18n*/ 'Friendly and clear', /*i18n*/ 'Castilian'),
  entry('es-antoni', 'male', 'ES', /*i18n*/ 'Well rounded', /*i18n*/ 'Castilian'),
  entry('es-laura', 'female', 'MX', /*i18n*/ 'Young and upbeat', /*i18n*/ 'Latin American'),
  entry('es-roger', 'male', 'MX', /*i18n*/ 'Confident and easy', /*i18n*/ 'Latin American'),
  entry('fr-charlotte', 'female', 'FR', /*i18n*/ 'Young and warm', /*i18n*/ 'Parisian'),
  entry('fr-thomas', 'male', 'FR', /*i18n*/ 'Calm narrator', /*i18n*/ 'Parisian'),
  entry('fr-serena', 'female', 'BE', /*i18n*/ 'Pleasant and unhurried', /*i18n*/ 'Belgian'),
  entry('de-sarah', 'female', 'DE', /*i18n*/ 'Soft and clear'),
  entry('de-daniel', 'male', 'DE', /*i18n*/ 'Authoritative and even'),
  entry('de-emily', 'female', 'DE', /*i18n*/ 'Young and calm'),
  entry('it-aria', 'female', 'IT', /*i18n*/ 'Expressive and lively'),
  entry('it-giovanni', 'male', 'IT', /*i18n*/ 'Young and warm'),
  entry('pt-grace', 'female', 'BR', /*i18n*/ 'Young and pleasant', /*i18n*/ 'Brazilian'),
  entry('pt-eric', 'male', 'BR', /*i18n*/ 'Friendly and relaxed', /*i18n*/ 'Brazilian'),
  entry('pt-lily', 'female', 'PT', /*i18n*/ 'Warm and measured', /*i18n*/ 'European'),
  entry('pl-alice', 'female', 'PL', /*i18n*/ 'Confident and clear'),
  entry('pl-adam', 'male', 'PL', /*i18n*/ 'Deep and calm'),
  entry('hi-bella', 'female', 'IN', /*i18n*/ 'Bright and warm'),
  entry('hi-liam', 'male', 'IN', /*i18n*/ 'Young and articulate'),
  entry('ar-serena', 'female', 'SA', /*i18n*/ 'Pleasant and clear', /*i18n*/ 'Modern Standard'),
  entry('ar-george', 'male', 'SA', /*i18n*/ 'Warm and dignified', /*i18n*/ 'Modern Standard'),
  entry('zh-lily', 'female', 'CN', /*i18n*/ 'Warm and clear', /*i18n*/ 'Mandarin'),
  entry('zh-chris', 'male', 'CN', /*i18n*/ 'Casual and even', /*i18n*/ 'Mandarin'),
  entry('ja-nicole', 'female', 'JP', /*i18n*/ 'Young and soft'),
  entry('ja-will', 'male', 'JP', /*i18n*/ 'Friendly and calm'),
  entry('ko-freya', 'female', 'KR', /*i18n*/ 'Young and expressive'),
  entry('ko-callum', 'male', 'KR', /*i18n*/ 'Composed and clear'),
  entry('nl-matilda', 'female', 'NL', /*i18n*/ 'Friendly and clear'),
  entry('nl-bill', 'male', 'NL', /*i18n*/ 'Mature and calm'),
  entry('ru-dorothy', 'female', 'RU', /*i18n*/ 'Pleasant and clear'),
  entry('ru-adam', 'male', 'RU', /*i18n*/ 'Deep and steady'),
  entry('tr-emily', 'female', 'TR', /*i18n*/ 'Young and calm'),
  entry('tr-eric', 'male', 'TR', /*i18n*/ 'Friendly and even'),
  entry('sv-charlotte', 'female', 'SE', /*i18n*/ 'Young and warm'),
  entry('sv-josh', 'male', 'SE', /*i18n*/ 'Young and deep'),
  entry('cs-laura', 'female', 'CZ', /*i18n*/ 'Upbeat and clear'),
  entry('da-freya', 'female', 'DK', /*i18n*/ 'Young and calm'),
  entry('fi-alice', 'female', 'FI', /*i18n*/ 'Confident and clear'),
  entry('el-aria', 'female', 'GR', /*i18n*/ 'Expressive and warm'),
  entry('el-roger', 'male', 'GR', /*i18n*/ 'Confident and even'),
  entry('hu-dorothy', 'female', 'HU', /*i18n*/ 'Pleasant and clear'),
  entry('id-jessica', 'female', 'ID', /*i18n*/ 'Young and expressive'),
  entry('id-will', 'male', 'ID', /*i18n*/ 'Friendly and relaxed'),
  entry('no-sarah', 'female', 'NO', /*i18n*/ 'Soft and clear'),
  entry('ro-bella', 'female', 'RO', /*i18n*/ 'Bright and warm'),
  entry('sk-emily', 'female', 'SK', /*i18n*/ 'Young and calm'),
  entry('th-nicole', 'female', 'TH', /*i18n*/ 'Young and soft'),
  entry('uk-grace', 'female', 'UA', /*i18n*/ 'Young and pleasant'),
  entry('uk-josh', 'male', 'UA', /*i18n*/ 'Young and deep'),
  entry('vi-sarah', 'female', 'VN', /*i18n*/ 'Soft and clear', /*i18n*/ 'Northern'),
  entry('vi-brian', 'male', 'VN', /*i18n*/ 'Deep and steady', /*i18n*/ 'Northern'),
  entry('vi-laura', 'female', 'VN', /*i18n*/ 'Young and upbeat', /*i18n*/ 'Southern'),
  entry('bg-matilda', 'female', 'BG', /*i18n*/ 'Friendly and clear'),
  entry('hr-lily', 'female', 'HR', /*i18n*/ 'Warm and clear'),
  entry('fa-serena', 'female', 'IR', /*i18n*/ 'Pleasant and clear'),
  entry('fa-daniel', 'male', 'IR', /*i18n*/ 'Authoritative and even'),
  entry('he-rachel', 'female', 'IL', /*i18n*/ 'Young and calm'),
]

/** The voice that is picked at first for a language (BCP 47 primary tag); the English one when it has none. */
export function defaultVoiceFor(language: string): Voice {
  return (VOICES.find((entry) => entry.language === language) ?? VOICES[0]) as Voice
}

function entry(
  id: `${string}-${string}`,
  gender: Voice['gender'],
  country: string,
  description: string,
  accent?: string,
): Voice {
  const [language, givenName] = id.split('-') as [string, string]
  const name = givenName.charAt(0).toUpperCase() + givenName.slice(1)
  return { id, name, description, gender, language, country, ...(accent && { accent }) }
}

/** One entry of the voice catalogue. Description and accent in English; pages translate them. */
export type Voice = {
  id: string
  name: string
  description: string
  gender: 'female' | 'male'
  /** BCP 47 primary tag, e.g. 'en'. */
  language: string
  /** ISO 3166-1 alpha-2, e.g. 'GB'. */
  country: string
  accent?: string
}

export const VOICE_SAMPLE_STATES = ['asked', 'ready', 'failed'] as const
const VoiceSampleState = z.enum(VOICE_SAMPLE_STATES)
type VoiceSampleState = z.infer<typeof VoiceSampleState>

/** A sentence in a voice, to hear before anything is paid. */
export const VoiceSample = z.object({
  voiceId: z.string(),
  state: VoiceSampleState,
  /** Once it is ready. */
  url: z.string().nullable(),
  /** Why there is none. */
  failure: Told.nullable(),
})
export type VoiceSample = z.infer<typeof VoiceSample>

export const voice = {
  sample: route('POST /voices/{id}/sample', 'Lets a voice be heard; free, spoken once and kept')
    .input(z.object({ id: text().max(100) }))
    .output(VoiceSample),
}
