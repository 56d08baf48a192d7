import type { Word } from '#contract/asset.ts'
import { writeWav } from '../sound/write-wav.ts'
import { composeSpeech } from './compose-speech.ts'
import { ESPEAK_VOICES, type EspeakVoice } from './espeak-voices.ts'
import { polishVoice } from './polish-voice.ts'
import { speak } from './speak.ts'
import { timeWords } from './time-words.ts'
import { unitsOf } from './units-of.ts'

export type NarrateInput = { text: string; voiceId: string; path: string }
export type NarrateOutput =
  | { status: 'spoken'; durationMs: number; words: Word[] }
  | { status: 'nothing-to-say' }

/** Speaks a text into a WAV file: 44,100 Hz, mono, 16 bit. Runs in a process of its own. */
export async function narrate({ text, voiceId, path }: NarrateInput): Promise<NarrateOutput> {
  const language = voiceId.split('-', 1)[0] as string
  const units = await unitsOf(text, language)
  if (!units.length) return { status: 'nothing-to-say' }

  const speech = composeSpeech(units)
  const spoken = await speak(speech.ssml, ESPEAK_VOICES[voiceId] as EspeakVoice)
  const rawMs = (spoken.samples.length / spoken.sampleRate) * 1000
  const raw = timeWords(units, speech.positions, spoken.events, rawMs)
  const voice = polishVoice(spoken.samples, spoken.sampleRate)
  const durationMs = (voice.samples.length / voice.sampleRate) * 1000
  const within = (atMs: number) =>
    Math.round(Math.max(0, Math.min(durationMs, atMs + voice.shiftMs)))
  const words = raw.map((word) => ({
    text: word.text,
    startMs: within(word.startMs),
    endMs: within(word.endMs),
  }))
  await writeWav(path, [voice.samples], voice.sampleRate)
  return { status: 'spoken', durationMs: Math.round(durationMs), words }
}
