import { composeSpeech } from '#studio/narrator/compose-speech.ts'
import { ESPEAK_VOICES, type EspeakVoice } from '#studio/narrator/espeak-voices.ts'
import { speak } from '#studio/narrator/speak.ts'
import type { SpeechUnit } from '#studio/narrator/speech-unit.ts'
import { timeWords } from '#studio/narrator/time-words.ts'
import type { Reference } from './align-words.ts'

/** A text as eSpeak NG says it, which knows when each word sounds; null where it has no voice for the language. */
export async function referenceSpeech(
  units: SpeechUnit[],
  voiceId: string,
  change: Partial<EspeakVoice> = {},
): Promise<Reference | null> {
  const voice = ESPEAK_VOICES[voiceId]
  if (!voice) return null
  const speech = composeSpeech(units)
  const { samples, sampleRate, events } = await speak(speech.ssml, { ...voice, ...change })
  const durationMs = (samples.length / sampleRate) * 1000
  const words = timeWords(units, speech.positions, events, durationMs)
  return { samples, sampleRate, words }
}
