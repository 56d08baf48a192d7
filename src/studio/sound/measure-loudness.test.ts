import { expect, test } from 'vitest'
import { measureLoudness } from './measure-loudness.ts'

const SAMPLE_RATE = 48_000

test('a stereo sine of 997 Hz at -20 dBFS measures -20 LUFS, as the recommendation says', () => {
  const tone = sine(997, 10 ** (-20 / 20), 5)
  expect(measureLoudness([tone, tone], SAMPLE_RATE)).toBeCloseTo(-20, 1)
})

test('one channel alone measures 3 LU less', () => {
  const tone = sine(997, 10 ** (-20 / 20), 5)
  expect(measureLoudness([tone], SAMPLE_RATE)).toBeCloseTo(-23.01, 1)
})

test('silence before and after does not count, and silence alone has no loudness', () => {
  const tone = sine(997, 0.1, 20)
  const padded = new Float32Array(tone.length * 3)
  padded.set(tone, tone.length)
  expect(Math.abs(measureLoudness([padded, padded], SAMPLE_RATE) + 20)).toBeLessThan(0.2)
  expect(measureLoudness([new Float32Array(SAMPLE_RATE)], SAMPLE_RATE)).toBe(-Infinity)
})

function sine(frequencyHz: number, amplitude: number, seconds: number): Float32Array {
  const step = (2 * Math.PI * frequencyHz) / SAMPLE_RATE
  return Float32Array.from(
    { length: seconds * SAMPLE_RATE },
    (_, at) => amplitude * Math.sin(at * step),
  )
}
