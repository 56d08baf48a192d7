import { ESPEAK_VOICES } from './espeak-voices.ts'

const REASONS: Record<string, string> = {
  th: /*i18n*/ 'The built-in narrator cannot read Thai, because it does not know where Thai words begin and end.',
  he: /*i18n*/ 'The built-in narrator cannot read Hebrew, because it guesses the unwritten vowels wrongly.',
}

/** Why eSpeak NG cannot serve a voice of the catalogue, in one plain sentence, or null when it can. */
export function whyUnsupported(voiceId: string): string | null {
  if (Object.hasOwn(ESPEAK_VOICES, voiceId)) return null
  const language = voiceId.split('-', 1)[0] as string
  return REASONS[language] ?? /*i18n*/ 'The built-in narrator does not have this voice.'
}
