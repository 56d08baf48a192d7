import { type Told, tell } from '#contract/words/told.ts'

/** How eSpeak NG speaks a voice of the catalogue. */
export type EspeakVoice = {
  /** Its name for the language and accent. */
  language: string
  /** Its formant set; empty for the plain one. */
  variant: string
  /** Words a minute, 80 to 450. */
  rate: number
  /** 0 to 99; 50 is the variant's own. */
  pitch: number
  /** How far the pitch moves, 0 to 99; 50 is the language's own. */
  range: number
}

/** The eSpeak voice of each entry of the catalogue. */
export const ESPEAK_VOICES: Record<string, EspeakVoice> = {
  'en-rachel': espeak('en-us', 'f2', 156, 44),
  'en-brian': espeak('en-us', 'm7', 150, 32),
  'en-sarah': espeak('en-us', 'steph', 152, 50),
  'en-liam': espeak('en-us', 'Gene2', 162, 58),
  'en-jessica': espeak('en-us', 'f3', 164, 56, 62),
  'en-alice': espeak('en-gb-x-rp', 'f4', 156, 48),
  'en-daniel': espeak('en-gb-x-rp', 'Michael', 154, 46),
  'en-george': espeak('en', 'robert', 144, 38),
  'es-matilda': espeak('es', 'f2', 154, 46),
  'es-antoni': espeak('es', 'm7', 152, 48),
  'es-laura': espeak('es-419', 'f3', 162, 54, 60),
  'es-roger': espeak('es-419', 'Michael', 154, 44),
  'fr-charlotte': espeak('fr', 'f2', 152, 48),
  'fr-thomas': espeak('fr', 'm7', 148, 42),
  'fr-serena': espeak('fr-be', 'f4', 146, 46),
  'de-sarah': espeak('de', 'f2', 150, 44),
  'de-daniel': espeak('de', 'Michael', 148, 42),
  'de-emily': espeak('de', 'f3', 154, 52),
  'it-aria': espeak('it', 'f3', 154, 48, 60),
  'it-giovanni': espeak('it', 'Gene2', 152, 50),
  'pt-grace': espeak('pt-br', 'f2', 152, 48),
  'pt-eric': espeak('pt-br', 'm7', 150, 48),
  'pt-lily': espeak('pt', 'f4', 148, 46),
  'pl-alice': espeak('pl', 'f4', 152, 48),
  'pl-adam': espeak('pl', 'm7', 148, 36),
  'hi-bella': espeak('hi', 'f3', 150, 48),
  'hi-liam': espeak('hi', 'Gene2', 150, 52),
  'ar-serena': espeak('ar', 'f2', 154, 44),
  'ar-george': espeak('ar', 'robert', 150, 40),
  'zh-lily': espeak('cmn', 'f2', 172, 46),
  'zh-chris': espeak('cmn', 'Michael', 172, 46),
  'ja-nicole': espeak('ja', 'f2', 152, 50),
  'ja-will': espeak('ja', 'Gene2', 148, 48),
  'ko-freya': espeak('ko', 'f3', 160, 48),
  'ko-callum': espeak('ko', 'm7', 158, 46),
  'nl-matilda': espeak('nl', 'f2', 152, 46),
  'nl-bill': espeak('nl', 'robert', 146, 40),
  'ru-dorothy': espeak('ru', 'f2', 152, 46),
  'ru-adam': espeak('ru', 'm7', 150, 36),
  'tr-emily': espeak('tr', 'f2', 152, 50),
  'tr-eric': espeak('tr', 'Michael', 150, 48),
  'sv-charlotte': espeak('sv', 'f3', 152, 46),
  'sv-josh': espeak('sv', 'm7', 150, 40),
  'cs-laura': espeak('cs', 'f3', 154, 50),
  'da-freya': espeak('da', 'f2', 150, 48),
  'fi-alice': espeak('fi', 'f4', 152, 48),
  'el-aria': espeak('el', 'f3', 152, 48),
  'el-roger': espeak('el', 'Michael', 152, 44),
  'hu-dorothy': espeak('hu', 'f2', 152, 46),
  'id-jessica': espeak('id', 'f3', 154, 50),
  'id-will': espeak('id', 'Gene2', 152, 50),
  'no-sarah': espeak('nb', 'f2', 152, 44),
  'ro-bella': espeak('ro', 'f3', 152, 48),
  'sk-emily': espeak('sk', 'f2', 152, 50),
  'uk-grace': espeak('uk', 'f2', 152, 48),
  'uk-josh': espeak('uk', 'm7', 150, 40),
  'vi-sarah': espeak('vi', 'f2', 158, 46),
  'vi-brian': espeak('vi', 'm7', 154, 58),
  'vi-laura': espeak('vi-vn-x-south', 'f3', 160, 50),
  'bg-matilda': espeak('bg', 'f2', 152, 46),
  'hr-lily': espeak('hr', 'f4', 152, 48),
  'fa-serena': espeak('fa', 'f2', 152, 46),
  'fa-daniel': espeak('fa', 'Michael', 150, 44),
}

function espeak(
  language: string,
  variant: string,
  rate: number,
  pitch: number,
  range = 54,
): EspeakVoice {
  return { language, variant, rate, pitch, range }
}

const REASONS: Record<string, Told> = {
  th: tell('thai-not-read'),
  he: tell('hebrew-not-read'),
}

/** Why eSpeak NG cannot serve a voice of the catalogue, or null when it can. */
export function whyUnsupported(voiceId: string): Told | null {
  if (Object.hasOwn(ESPEAK_VOICES, voiceId)) return null
  const language = voiceId.split('-', 1)[0] as string
  return REASONS[language] ?? tell('voice-unknown')
}
