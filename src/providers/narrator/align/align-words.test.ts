import { expect, test } from 'vitest'
import { alignWords } from './align-words.ts'
import { createFft } from './features.ts'
import { findPauses, framesWithoutPauses } from './pauses.ts'
import { warp } from './warp.ts'

const SAMPLE_RATE = 16_000

test('the spectrum is that of the definition', () => {
  const size = 16
  const given = Array.from({ length: size }, (_, at) => Math.sin(at * 1.7) + at / 10)
  const [real, imaginary] = [Float64Array.from(given), new Float64Array(size)]
  createFft(size)(real, imaginary)
  for (let bin = 0; bin < size; bin++) {
    const angle = (at: number) => (-2 * Math.PI * bin * at) / size
    const sumOf = (part: (angle: number) => number) =>
      given.reduce((sum, value, at) => sum + value * part(angle(at)), 0)
    expect(real[bin]).toBeCloseTo(sumOf(Math.cos), 9)
    expect(imaginary[bin]).toBeCloseTo(sumOf(Math.sin), 9)
  }
})

test('what is read at another pace is found, and a wait of one costs', () => {
  const reference = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((value) => Float32Array.of(value))
  const slower = reference.flatMap((frame, at) => (at < 5 ? [frame, frame] : [frame]))
  const { path, cost } = warp(reference, slower)
  expect([...path]).toEqual([0.5, 2.5, 4.5, 6.5, 8.5, 10, 11, 12, 13, 14])
  expect(warp(reference, reference).cost).toBe(0)
  expect(cost).toBeGreaterThan(0)
})

test('a pause is a longer silence, above whatever noise there is', () => {
  const levels = Float32Array.from([
    ...quiet(20),
    ...loud(30),
    ...quiet(5),
    ...loud(30),
    ...quiet(40),
    ...loud(10),
  ])
  const pauses = findPauses(levels)
  expect(pauses).toEqual([
    { first: 0, end: 20 },
    { first: 85, end: 125 },
  ])
  const kept = framesWithoutPauses(levels.length, pauses)
  expect(kept).toHaveLength(2 + 30 + 5 + 30 + 4 + 10)
  expect(kept[0]).toBe(18)
})

test('words of three tones are found in the same tones, later, slower and with a pause between', () => {
  const reference = { ...sound([300, 200, 1200, 300, 2500, 250]), words: words([0, 200, 500, 750]) }
  const recording = sound([0, 400, 300, 260, 1200, 390, 0, 500, 2500, 325])
  const { words: found } = alignWords(recording, reference)
  const expected = words([400, 660, 1550, 1875])
  for (const [at, word] of found.entries()) {
    expect(Math.abs(word.startMs - (at === 2 ? 1550 : (expected[at]?.startMs ?? 0)))).toBeLessThan(
      40,
    )
  }
  expect(Math.abs((found[1]?.endMs ?? 0) - 1050)).toBeLessThan(40)
})

function quiet(count: number): number[] {
  return Array.from({ length: count }, () => -60)
}

function loud(count: number): number[] {
  return Array.from({ length: count }, () => -10)
}

/** Pairs of a frequency and a length in ms; 0 Hz is silence. */
function sound(tones: number[]) {
  const samples: number[] = []
  for (let at = 0; at < tones.length; at += 2) {
    const [hz, ms] = [tones[at] ?? 0, tones[at + 1] ?? 0]
    for (let n = 0; n < (ms * SAMPLE_RATE) / 1000; n++)
      samples.push(0.3 * Math.sin((2 * Math.PI * hz * n) / SAMPLE_RATE))
  }
  return { samples: Float32Array.from(samples), sampleRate: SAMPLE_RATE }
}

function words(borders: number[]) {
  return borders
    .slice(1)
    .map((endMs, at) => ({ text: String(at), startMs: borders[at] ?? 0, endMs }))
}
