import type { Word } from '#contract/asset.ts'
import type { SpeechUnit } from '#studio/narrator/speech-unit.ts'
import { alignWords, type Sound } from '../align/align-words.ts'
import { featuresOf, HOP_MS } from '../align/features.ts'
import { findPauses, framesOutside } from '../align/pauses.ts'
import { referenceSpeech } from '../align/reference-speech.ts'
import { shareOut } from './times-of-parts.ts'

/** Measured: voices of the same text are 0.35 to 0.5 apart, a mere tone 0.65. A person may be further than a voice. */
const COST_MAX = 0.62

type Timed = { words: Word[]; wordTimes: 'aligned' | 'estimated' }

/** When the words of a sound are said that nobody gave times for, by listening to it. */
export async function timesBySound(
  sound: Sound,
  units: SpeechUnit[],
  voiceId: string,
): Promise<Timed> {
  if (units.length === 0) return { words: [], wordTimes: 'estimated' }
  const reference = await referenceSpeech(units, voiceId)
  const aligned = reference && alignWords(sound, reference)
  if (aligned && aligned.cost < COST_MAX) return { words: aligned.words, wordTimes: 'aligned' }
  const texts = units.map(({ text }) => text)
  return { words: sharedOutWhereHeard(texts, sound), wordTimes: 'estimated' }
}

/** By the lengths of the words, over the time in which something is heard. */
function sharedOutWhereHeard(texts: readonly string[], sound: Sound): Word[] {
  const { levels } = featuresOf(sound.samples, sound.sampleRate)
  const heard = framesOutside(levels.length, findPauses(levels))
  const at = (ms: number) =>
    (heard[Math.min(Math.floor(ms / HOP_MS), heard.length - 1)] ?? 0) * HOP_MS
  return shareOut(texts, 0, heard.length * HOP_MS).map(({ text, startMs, endMs }) => ({
    text,
    startMs: at(startMs),
    endMs: Math.max(at(startMs), at(endMs - 1)),
  }))
}
