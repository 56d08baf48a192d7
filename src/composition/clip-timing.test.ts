import { expect, test } from 'vitest'
import { clipTiming } from './clip-timing.ts'

test('a clip that is long enough plays at its own speed', () => {
  expect(clipTiming(6, 5)).toEqual({ stretch: 1, movingSeconds: 5 })
})

test('a shorter clip plays slower, to fill its scene exactly', () => {
  expect(clipTiming(4, 5)).toEqual({ stretch: 1.25, movingSeconds: 5 })
})

test('a clip is never slower than 1.6 times; the rest is left to its last frame', () => {
  expect(clipTiming(2, 5)).toEqual({ stretch: 1.6, movingSeconds: 3.2 })
})
