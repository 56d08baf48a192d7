import { expect, test } from 'vitest'
import { peaksOf } from './audio-player.tsx'

test('a peak is the loudest moment of its part, measured by the loudest of all', () => {
  const samples = Float32Array.from([0, 0.1, -0.4, 0.2, 0, 0, 0.2, -0.1])
  expect(peaksOf(samples, 4)).toEqual([0.25, 1, 0, 0.5].map((peak) => expect.closeTo(peak)))
})

test('silence has no peaks', () => {
  expect(peaksOf(new Float32Array(100), 3)).toEqual([0, 0, 0])
})
