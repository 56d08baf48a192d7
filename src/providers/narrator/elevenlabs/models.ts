export type ElevenLabsModel = {
  id: string
  maxCharacters: number
  creditsPerCharacter: number
  /** How it is told the language; null: it takes no such field and hears the language from the text. */
  languageCode: ((language: string) => string) | null
}

const MULTILINGUAL =
  'en ja zh de hi fr ko pt it es id nl tr fil pl sv bg ro ar cs el fi hr ms sk da ta uk ru'.split(
    ' ',
  )
const ONLY_V3 = ['th', 'fa', 'he']

const MODELS: Record<string, ElevenLabsModel & { languages: string[] }> = {
  eleven_multilingual_v2: {
    id: 'eleven_multilingual_v2',
    maxCharacters: 10_000,
    creditsPerCharacter: 1,
    languageCode: null,
    languages: MULTILINGUAL,
  },
  eleven_flash_v2_5: {
    id: 'eleven_flash_v2_5',
    maxCharacters: 40_000,
    creditsPerCharacter: 0.5,
    languageCode: (language) => language,
    languages: [...MULTILINGUAL, 'hu', 'no', 'vi'],
  },
  eleven_turbo_v2_5: {
    id: 'eleven_turbo_v2_5',
    maxCharacters: 40_000,
    creditsPerCharacter: 0.5,
    languageCode: (language) => language,
    languages: [...MULTILINGUAL, 'hu', 'no', 'vi'],
  },
  eleven_v3: {
    id: 'eleven_v3',
    // The smaller of the two numbers that the vendor has given.
    maxCharacters: 3000,
    creditsPerCharacter: 1,
    languageCode: (language) => language,
    languages: [...MULTILINGUAL, 'hu', 'no', 'vi', ...ONLY_V3],
  },
}

/** The setting that leaves the choice of the model to the language of the voice. */
export const BY_LANGUAGE = 'by-language'

/** The model that speaks a language; null when the one that is set does not. */
export function modelFor(setting: string, language: string): ElevenLabsModel | null {
  const id = setting === BY_LANGUAGE ? byLanguage(language) : setting
  const model = MODELS[id]
  return model?.languages.includes(language) ? model : null
}

/** English by the fast model, and what only the fast or only the newest one speaks by those. */
function byLanguage(language: string): string {
  if (ONLY_V3.includes(language)) return 'eleven_v3'
  return ['en', 'hu', 'no', 'vi'].includes(language)
    ? 'eleven_flash_v2_5'
    : 'eleven_multilingual_v2'
}
