import { VOICES } from '#contract/voices.ts'

/** The languages of the catalogue, in its order. */
export const VOICE_LANGUAGES = [...new Set(VOICES.map(({ language }) => language))]

export function voiceById(id: string) {
  return VOICES.find((voice) => voice.id === id)
}

export function voicesOf(language: string) {
  return VOICES.filter((voice) => voice.language === language)
}
