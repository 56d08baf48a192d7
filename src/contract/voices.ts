import type { Voice } from './voice.ts'

/**
 * Every voice that can be picked. A language's first voice is its default, and the first English one
 * is the default of all. Ids are ours and stay; each narrator maps them to voices of its own.
 */
export const VOICES: readonly Voice[] = [
  voice('en-rachel', 'female', 'US', /*i18n*/ 'Young, calm and clear', /*i18n*/ 'American'),
  voice('en-brian', 'male', 'US', /*i18n*/ 'Deep and steady', /*i18n*/ 'American'),
  voice('en-sarah', 'female', 'US', /*i18n*/ 'Soft and friendly', /*i18n*/ 'American'),
  voice('en-liam', 'male', 'US', /*i18n*/ 'Young and articulate', /*i18n*/ 'American'),
  voice('en-jessica', 'female', 'US', /*i18n*/ 'Bright and expressive', /*i18n*/ 'American'),
  voice('en-alice', 'female', 'GB', /*i18n*/ 'Confident and precise', /*i18n*/ 'British'),
  voice('en-daniel', 'male', 'GB', /*i18n*/ 'Authoritative, like the news', /*i18n*/ 'British'),
  voice('en-george', 'male', 'GB', /*i18n*/ 'Warm storyteller', /*i18n*/ 'British'),
  voice('es-matilda', 'female', 'ES', /*i18n*/ 'Friendly and clear', /*i18n*/ 'Castilian'),
  voice('es-antoni', 'male', 'ES', /*i18n*/ 'Well rounded', /*i18n*/ 'Castilian'),
  voice('es-laura', 'female', 'MX', /*i18n*/ 'Young and upbeat', /*i18n*/ 'Latin American'),
  voice('es-roger', 'male', 'MX', /*i18n*/ 'Confident and easy', /*i18n*/ 'Latin American'),
  voice('fr-charlotte', 'female', 'FR', /*i18n*/ 'Young and warm', /*i18n*/ 'Parisian'),
  voice('fr-thomas', 'male', 'FR', /*i18n*/ 'Calm narrator', /*i18n*/ 'Parisian'),
  voice('fr-serena', 'female', 'BE', /*i18n*/ 'Pleasant and unhurried', /*i18n*/ 'Belgian'),
  voice('de-sarah', 'female', 'DE', /*i18n*/ 'Soft and clear'),
  voice('de-daniel', 'male', 'DE', /*i18n*/ 'Authoritative and even'),
  voice('de-emily', 'female', 'DE', /*i18n*/ 'Young and calm'),
  voice('it-aria', 'female', 'IT', /*i18n*/ 'Expressive and lively'),
  voice('it-giovanni', 'male', 'IT', /*i18n*/ 'Young and warm'),
  voice('pt-grace', 'female', 'BR', /*i18n*/ 'Young and pleasant', /*i18n*/ 'Brazilian'),
  voice('pt-eric', 'male', 'BR', /*i18n*/ 'Friendly and relaxed', /*i18n*/ 'Brazilian'),
  voice('pt-lily', 'female', 'PT', /*i18n*/ 'Warm and measured', /*i18n*/ 'European'),
  voice('pl-alice', 'female', 'PL', /*i18n*/ 'Confident and clear'),
  voice('pl-adam', 'male', 'PL', /*i18n*/ 'Deep and calm'),
  voice('hi-bella', 'female', 'IN', /*i18n*/ 'Bright and warm'),
  voice('hi-liam', 'male', 'IN', /*i18n*/ 'Young and articulate'),
  voice('ar-serena', 'female', 'SA', /*i18n*/ 'Pleasant and clear', /*i18n*/ 'Modern Standard'),
  voice('ar-george', 'male', 'SA', /*i18n*/ 'Warm and dignified', /*i18n*/ 'Modern Standard'),
  voice('zh-lily', 'female', 'CN', /*i18n*/ 'Warm and clear', /*i18n*/ 'Mandarin'),
  voice('zh-chris', 'male', 'CN', /*i18n*/ 'Casual and even', /*i18n*/ 'Mandarin'),
  voice('ja-nicole', 'female', 'JP', /*i18n*/ 'Young and soft'),
  voice('ja-will', 'male', 'JP', /*i18n*/ 'Friendly and calm'),
  voice('ko-freya', 'female', 'KR', /*i18n*/ 'Young and expressive'),
  voice('ko-callum', 'male', 'KR', /*i18n*/ 'Composed and clear'),
  voice('nl-matilda', 'female', 'NL', /*i18n*/ 'Friendly and clear'),
  voice('nl-bill', 'male', 'NL', /*i18n*/ 'Mature and calm'),
  voice('ru-dorothy', 'female', 'RU', /*i18n*/ 'Pleasant and clear'),
  voice('ru-adam', 'male', 'RU', /*i18n*/ 'Deep and steady'),
  voice('tr-emily', 'female', 'TR', /*i18n*/ 'Young and calm'),
  voice('tr-eric', 'male', 'TR', /*i18n*/ 'Friendly and even'),
  voice('sv-charlotte', 'female', 'SE', /*i18n*/ 'Young and warm'),
  voice('sv-josh', 'male', 'SE', /*i18n*/ 'Young and deep'),
  voice('cs-laura', 'female', 'CZ', /*i18n*/ 'Upbeat and clear'),
  voice('da-freya', 'female', 'DK', /*i18n*/ 'Young and calm'),
  voice('fi-alice', 'female', 'FI', /*i18n*/ 'Confident and clear'),
  voice('el-aria', 'female', 'GR', /*i18n*/ 'Expressive and warm'),
  voice('el-roger', 'male', 'GR', /*i18n*/ 'Confident and even'),
  voice('hu-dorothy', 'female', 'HU', /*i18n*/ 'Pleasant and clear'),
  voice('id-jessica', 'female', 'ID', /*i18n*/ 'Young and expressive'),
  voice('id-will', 'male', 'ID', /*i18n*/ 'Friendly and relaxed'),
  voice('no-sarah', 'female', 'NO', /*i18n*/ 'Soft and clear'),
  voice('ro-bella', 'female', 'RO', /*i18n*/ 'Bright and warm'),
  voice('sk-emily', 'female', 'SK', /*i18n*/ 'Young and calm'),
  voice('th-nicole', 'female', 'TH', /*i18n*/ 'Young and soft'),
  voice('uk-grace', 'female', 'UA', /*i18n*/ 'Young and pleasant'),
  voice('uk-josh', 'male', 'UA', /*i18n*/ 'Young and deep'),
  voice('vi-sarah', 'female', 'VN', /*i18n*/ 'Soft and clear', /*i18n*/ 'Northern'),
  voice('vi-brian', 'male', 'VN', /*i18n*/ 'Deep and steady', /*i18n*/ 'Northern'),
  voice('vi-laura', 'female', 'VN', /*i18n*/ 'Young and upbeat', /*i18n*/ 'Southern'),
  voice('bg-matilda', 'female', 'BG', /*i18n*/ 'Friendly and clear'),
  voice('hr-lily', 'female', 'HR', /*i18n*/ 'Warm and clear'),
  voice('fa-serena', 'female', 'IR', /*i18n*/ 'Pleasant and clear'),
  voice('fa-daniel', 'male', 'IR', /*i18n*/ 'Authoritative and even'),
  voice('he-rachel', 'female', 'IL', /*i18n*/ 'Young and calm'),
]

/** The voice that is picked at first for a language (BCP 47 primary tag); the English one when it has none. */
export function defaultVoiceFor(language: string): Voice {
  return (VOICES.find((entry) => entry.language === language) ?? VOICES[0]) as Voice
}

function voice(
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
