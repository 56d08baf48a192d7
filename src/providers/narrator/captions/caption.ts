import type { Word } from '#contract/asset.ts'
import { unitsOf } from '#studio/narrator/units-of.ts'
import { decodeSound } from '../../sound/decode-sound.ts'
import type { WordTimes } from '../narrator-provider.ts'
import { ownersOf, sentText } from './sent-text.ts'
import { timesBySound } from './times-by-sound.ts'
import { type TimedPart, timesOfParts } from './times-of-parts.ts'

export type CaptionInput = {
  path: string
  text: string
  voiceId: string
  /** What the vendor says of its times; null when it says nothing. */
  parts: TimedPart[] | null
}
export type Captions = { durationMs: number; words: Word[]; wordTimes: WordTimes }

const SAMPLE_RATE = 16_000

/** Measures a spoken text and times its words, as well as that can be known. Runs in a process of its own. */
export async function caption({ path, text, voiceId, parts }: CaptionInput): Promise<Captions> {
  const samples = await decodeSound(path, SAMPLE_RATE)
  const durationMs = Math.round((samples.length / SAMPLE_RATE) * 1000)
  const language = voiceId.split('-', 1)[0] as string
  const units = await unitsOf(text, language)
  const texts = units.map((unit) => unit.text)
  const owners = ownersOf(text, units)
  const given = parts && timesOfParts(parts, sentText(text), owners, texts, durationMs)
  if (given) return { durationMs, words: given, wordTimes: 'given' }
  const heard = await timesBySound({ samples, sampleRate: SAMPLE_RATE }, units, voiceId)
  return { durationMs, ...heard }
}
