/** ElevenLabs' own voices, by the given names that our catalogue has them under. Each speaks every language. */
const VOICE_IDS: Record<string, string> = {
  adam: 'pNInz6obpgDQGcFmaJgB',
  alice: 'Xb7hH8MSUJpSbSDYk0k2',
  antoni: 'ErXwobaYiN019PkySvjV',
  aria: '9BWtsMINqrJLrRacOk9x',
  bella: 'hpp4J3VqNfWAUOO0d1Us',
  bill: 'pqHfZKP75CvOlQylNhV4',
  brian: 'nPczCjzI2devNBz1zQrb',
  callum: 'N2lVS1w4EtoT3dr4eOWO',
  charlotte: 'XB0fDUnXU5powFXDhCwa',
  chris: 'iP95p4xoKVk53GoZ742B',
  daniel: 'onwK4e9ZLuTAKqWW03F9',
  dorothy: 'ThT5KcBeYPX3keUQqHPh',
  emily: 'LcfcDJNUP1GQjkzn1xUU',
  eric: 'cjVigY5qzO86Huf0OWal',
  freya: 'jsCqWAovK2LkecY7zXl4',
  george: 'JBFqnCBsd6RMkjVDRZzb',
  giovanni: 'zcAOhNBS3c14rBihAFp1',
  grace: 'oWAxZDx7w5VEj9dCyTzz',
  jessica: 'cgSgspJ2msm6clMCkdW9',
  josh: 'TxGEqnHWrfWFTfGW9XjX',
  laura: 'FGY2WhTYpPnrIDTdsKH5',
  liam: 'TX3LPaxmHKxFdv7VOQHJ',
  lily: 'pFZP5JQG7iQjIQuC4Bku',
  matilda: 'XrExE9yKIg1WjnnlVkGX',
  nicole: 'piTKgcLEGmPE4e6mEKli',
  rachel: '21m00Tcm4TlvDq8ikWAM',
  roger: 'CwhRBWXzGAHq8TQ4Fs17',
  sarah: 'EXAVITQu4vr4xnSDxMaL',
  serena: 'pMsXgVXv3BLzUgSXRplE',
  thomas: 'GBv7mTt0atIp3Br8iCZE',
  will: 'bIHbv24MWmeRgasZH58o',
}

/** Who speaks for a voice that the vendor has withdrawn. */
const INSTEAD: Record<string, string> = { rachel: 'sarah' }

/** ElevenLabs' ids that may speak a voice of the catalogue, the one meant first; none for what it does not have. */
export function vendorVoicesOf(voiceId: string): string[] {
  const name = voiceId.split('-')[1] ?? ''
  if (!Object.hasOwn(VOICE_IDS, name)) return []
  return [name, INSTEAD[name]].flatMap((one) => VOICE_IDS[one ?? ''] ?? [])
}

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
