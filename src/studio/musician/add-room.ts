import { filter, highPass, lowPass } from '../sound/biquad.ts'
import type { StereoSound } from './render-notes.ts'

/** Delays in milliseconds, without common factors, so that the echoes never fall together. */
const COMBS_MS = [29.7, 37.1, 41.1, 43.7]
const ALLPASSES_MS = [5, 1.7]
const RIGHT_LATER_MS = 0.9
const FEEDBACK = 0.8
const DAMPING = 0.35
const WET = 0.28

/**
 * Puts the music in a room, in place. A Schroeder reverberator with damped combs (after J. Moorer) that
 * works at half the sample rate, where a room has all it needs, and leaves the low notes dry.
 *
 * @param amount 0 to 1.
 */
export function addRoom({ left, right }: StereoSound, sampleRate: number, amount: number): void {
  const send = halved(left, right)
  const rate = sampleRate / 2
  filter(send, highPass(240, rate))
  filter(send, lowPass(6500, rate))
  for (const [dry, laterMs] of [
    [left, 0],
    [right, RIGHT_LATER_MS],
  ] as const) {
    addDoubled(dry, reverberate(send, rate, laterMs), amount * WET)
  }
}

function reverberate(send: Float32Array, rate: number, laterMs: number): Float32Array {
  const wet = new Float32Array(send.length)
  for (const ms of COMBS_MS) addComb(send, wet, Math.round(((ms + laterMs) * rate) / 1000))
  for (const ms of ALLPASSES_MS) allPass(wet, Math.round(((ms + laterMs / 2) * rate) / 1000))
  return wet
}

function addComb(input: Float32Array, output: Float32Array, delay: number): void {
  const line = new Float32Array(delay)
  let damped = 0
  for (let at = 0, slot = 0; at < input.length; at++, slot = slot + 1 === delay ? 0 : slot + 1) {
    const echo = line[slot] as number
    damped = echo * (1 - DAMPING) + damped * DAMPING
    line[slot] = (input[at] as number) + damped * FEEDBACK
    output[at] = (output[at] as number) + echo
  }
}

function allPass(samples: Float32Array, delay: number): void {
  const line = new Float32Array(delay)
  for (let at = 0, slot = 0; at < samples.length; at++, slot = slot + 1 === delay ? 0 : slot + 1) {
    const echo = line[slot] as number
    const value = (samples[at] as number) + echo * 0.5
    line[slot] = value
    samples[at] = echo - value * 0.5
  }
}

function halved(left: Float32Array, right: Float32Array): Float32Array {
  const half = new Float32Array(left.length >> 1)
  for (let at = 0, from = 0; at < half.length; at++, from += 2) {
    const first = (left[from] as number) + (right[from] as number)
    half[at] = (first + (left[from + 1] as number) + (right[from + 1] as number)) / 4
  }
  return half
}

function addDoubled(dry: Float32Array, wet: Float32Array, gain: number): void {
  let last = 0
  for (let at = 0, to = 0; at < wet.length; at++, to += 2) {
    const value = (wet[at] as number) * gain
    dry[to] = (dry[to] as number) + (last + value) / 2
    dry[to + 1] = (dry[to + 1] as number) + value
    last = value
  }
}
