import { tell, type Told } from '#contract/words/told.ts'
import { ESPEAK_VOICES } from './espeak-voices.ts'

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
