import { expect, test } from 'vitest'
import { heardMs, soundStart } from './preview-sound.ts'

const START = { contextS: 10, positionMs: 4000 }

test('what is heard is what the context played, less the way to the ear', () => {
  expect(heardMs(START, 10, 0)).toBe(4000)
  expect(heardMs(START, 12.5, 0)).toBe(6500)
  expect(heardMs(START, 12.5, 0.2)).toBeCloseTo(6300)
})

test('until the first sound has reached the ear, the position stands', () => {
  expect(heardMs(START, 9.98, 0)).toBe(4000)
  expect(heardMs(START, 10.1, 0.2)).toBe(4000)
})

test('a device that reports an absurd latency does not stop the picture', () => {
  expect(heardMs(START, 12, 30)).toBe(5500)
})

test('a sound still to come starts at its place, from its beginning', () => {
  expect(soundStart(START, 7000, 10, 5)).toEqual({ atS: 13, offsetS: 0 })
})

test('a sound that has begun is joined in its middle, also when it was loaded late', () => {
  expect(soundStart(START, 1000, 9.98, 5)).toEqual({ atS: 10, offsetS: 3 })
  expect(soundStart(START, 4000, 11.5, 5)).toEqual({ atS: 11.5, offsetS: 1.5 })
})

test('a sound that is over is not started', () => {
  expect(soundStart(START, 1000, 10, 3)).toBeNull()
})
