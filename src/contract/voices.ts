import type { Voice } from './voice.ts'

/**
 * Every voice that can be picked. A language's first voice is its default, and the first English one
 * is the default of all. Ids are ours and stay; each narrator maps them to voices of its own.
 */
export const VOICES: readonly Voice[] = [
  voice('en-rachel', 'female', 'United States', 'Young, calm and clear', 'American'),
  voice('en-brian', 'male', 'United States', 'Deep and steady', 'American'),
  voice('en-sarah', 'female', 'United States', 'Soft and friendly', 'American'),
  voice('en-liam', 'male', 'United States', 'Young and articulate', 'American'),
  voice('en-jessica', 'female', 'United States', 'Bright and expressive', 'American'),
  voice('en-alice', 'female', 'United Kingdom', 'Confident and precise', 'British'),
  voice('en-daniel', 'male', 'United Kingdom', 'Authoritative, like the news', 'British'),
  voice('en-george', 'male', 'United Kingdom', 'Warm storyteller', 'British'),
  voice('es-matilda', 'female', 'Spain', 'Friendly and clear', 'Castilian'),
  voice('es-antoni', 'male', 'Spain', 'Well rounded', 'Castilian'),
  voice('es-laura', 'female', 'Mexico', 'Young and upbeat', 'Latin American'),
  voice('es-roger', 'male', 'Mexico', 'Confident and easy', 'Latin American'),
  voice('fr-charlotte', 'female', 'France', 'Young and warm', 'Parisian'),
  voice('fr-thomas', 'male', 'France', 'Calm narrator', 'Parisian'),
  voice('fr-serena', 'female', 'Belgium', 'Pleasant and unhurried', 'Belgian'),
  voice('de-sarah', 'female', 'Germany', 'Soft and clear'),
  voice('de-daniel', 'male', 'Germany', 'Authoritative and even'),
  voice('de-emily', 'female', 'Germany', 'Young and calm'),
  voice('it-aria', 'female', 'Italy', 'Expressive and lively'),
  voice('it-giovanni', 'male', 'Italy', 'Young and warm'),
  voice('pt-grace', 'female', 'Brazil', 'Young and pleasant', 'Brazilian'),
  voice('pt-eric', 'male', 'Brazil', 'Friendly and relaxed', 'Brazilian'),
  voice('pt-lily', 'female', 'Portugal', 'Warm and measured', 'European'),
  voice('pl-alice', 'female', 'Poland', 'Confident and clear'),
  voice('pl-adam', 'male', 'Poland', 'Deep and calm'),
  voice('hi-bella', 'female', 'India', 'Bright and warm'),
  voice('hi-liam', 'male', 'India', 'Young and articulate'),
  voice('ar-serena', 'female', 'Saudi Arabia', 'Pleasant and clear', 'Modern Standard'),
  voice('ar-george', 'male', 'Saudi Arabia', 'Warm and dignified', 'Modern Standard'),
  voice('zh-lily', 'female', 'China', 'Warm and clear', 'Mandarin'),
  voice('zh-chris', 'male', 'China', 'Casual and even', 'Mandarin'),
  voice('ja-nicole', 'female', 'Japan', 'Young and soft'),
  voice('ja-will', 'male', 'Japan', 'Friendly and calm'),
  voice('ko-freya', 'female', 'South Korea', 'Young and expressive'),
  voice('ko-callum', 'male', 'South Korea', 'Composed and clear'),
  voice('nl-matilda', 'female', 'Netherlands', 'Friendly and clear'),
  voice('nl-bill', 'male', 'Netherlands', 'Mature and calm'),
  voice('ru-dorothy', 'female', 'Russia', 'Pleasant and clear'),
  voice('ru-adam', 'male', 'Russia', 'Deep and steady'),
  voice('tr-emily', 'female', 'Turkey', 'Young and calm'),
  voice('tr-eric', 'male', 'Turkey', 'Friendly and even'),
  voice('sv-charlotte', 'female', 'Sweden', 'Young and warm'),
  voice('sv-josh', 'male', 'Sweden', 'Young and deep'),
  voice('cs-laura', 'female', 'Czechia', 'Upbeat and clear'),
  voice('da-freya', 'female', 'Denmark', 'Young and calm'),
  voice('fi-alice', 'female', 'Finland', 'Confident and clear'),
  voice('el-aria', 'female', 'Greece', 'Expressive and warm'),
  voice('el-roger', 'male', 'Greece', 'Confident and even'),
  voice('hu-dorothy', 'female', 'Hungary', 'Pleasant and clear'),
  voice('id-jessica', 'female', 'Indonesia', 'Young and expressive'),
  voice('id-will', 'male', 'Indonesia', 'Friendly and relaxed'),
  voice('no-sarah', 'female', 'Norway', 'Soft and clear'),
  voice('ro-bella', 'female', 'Romania', 'Bright and warm'),
  voice('sk-emily', 'female', 'Slovakia', 'Young and calm'),
  voice('th-nicole', 'female', 'Thailand', 'Young and soft'),
  voice('uk-grace', 'female', 'Ukraine', 'Young and pleasant'),
  voice('uk-josh', 'male', 'Ukraine', 'Young and deep'),
  voice('vi-sarah', 'female', 'Vietnam', 'Soft and clear', 'Northern'),
  voice('vi-brian', 'male', 'Vietnam', 'Deep and steady', 'Northern'),
  voice('vi-laura', 'female', 'Vietnam', 'Young and upbeat', 'Southern'),
  voice('bg-matilda', 'female', 'Bulgaria', 'Friendly and clear'),
  voice('hr-lily', 'female', 'Croatia', 'Warm and clear'),
  voice('fa-serena', 'female', 'Iran', 'Pleasant and clear'),
  voice('fa-daniel', 'male', 'Iran', 'Authoritative and even'),
  voice('he-rachel', 'female', 'Israel', 'Young and calm'),
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
