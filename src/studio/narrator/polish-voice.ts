import { filter, highPass, lowPass, peak } from '../sound/biquad.ts'
import { compress } from './compress.ts'
import { doubleRate } from './double-rate.ts'

export type PolishedVoice = {
  samples: Float32Array
  sampleRate: number
  /** What to add to a time in the raw speech to get the time here; negative when silence was cut. */
  shiftMs: number
}

const LEAD_MS = 80
const TAIL_MS = 100
const FADE_MS = 8
const PEAK = 10 ** (-3 / 20)
/** Quieter than this, against the peak, counts as silence. */
const SILENCE = 10 ** (-46 / 20)

/**
 * Makes raw synthetic speech pleasant: no rumble, a little warmth, less buzz and hiss, an even level, a
 * peak of -3 dBFS, exactly 80 ms before the first sound and 100 ms after the last, twice the sample rate.
 */
export function polishVoice(raw: Float32Array, rawRate: number): PolishedVoice {
  const voice = Float32Array.from(raw)
  filter(voice, highPass(65, rawRate))
  filter(voice, peak(220, rawRate, 0.8, 2))
  filter(voice, peak(2900, rawRate, 0.9, -2.5))
  filter(voice, peak(6300, rawRate, 1.2, -3))
  filter(voice, lowPass(9300, rawRate))
  compress(voice, rawRate)
  const { onset, end } = soundingPart(voice)
  const lead = Math.round((LEAD_MS * rawRate) / 1000)
  const tail = Math.round((TAIL_MS * rawRate) / 1000)
  const framed = new Float32Array(lead + (end - onset) + tail)
  const from = Math.max(0, onset - lead)
  framed.set(voice.subarray(from, Math.min(voice.length, end + tail)), from - (onset - lead))
  const samples = doubleRate(framed)
  normalise(samples)
  fadeEnds(samples, Math.round((FADE_MS * 2 * rawRate) / 1000))
  return { samples, sampleRate: rawRate * 2, shiftMs: ((lead - onset) * 1000) / rawRate }
}

function soundingPart(samples: Float32Array): { onset: number; end: number } {
  const threshold = highest(samples) * SILENCE
  const isSound = (value: number) => Math.abs(value) > threshold
  const onset = Math.max(0, samples.findIndex(isSound))
  return { onset, end: samples.findLastIndex(isSound) + 1 }
}

function normalise(samples: Float32Array): void {
  const gain = PEAK / Math.max(highest(samples), 1e-6)
  for (let at = 0; at < samples.length; at++) samples[at] = (samples[at] as number) * gain
}

function highest(samples: Float32Array): number {
  let most = 0
  for (const value of samples) most = Math.max(most, Math.abs(value))
  return most
}

function fadeEnds(samples: Float32Array, length: number): void {
  for (let at = 0; at < Math.min(length, samples.length); at++) {
    const gain = Math.sin((at / length) * (Math.PI / 2)) ** 2
    samples[at] = (samples[at] as number) * gain
    const mirrored = samples.length - 1 - at
    samples[mirrored] = (samples[mirrored] as number) * gain
  }
}
