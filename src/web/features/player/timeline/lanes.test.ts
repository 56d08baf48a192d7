import { expect, test } from 'vitest'
import { duckingPath } from './lanes.tsx'

test('a curve runs over the whole width, louder is higher, and silence lies on the ground', () => {
  const gain = [
    { ms: 0, decibels: -60 },
    { ms: 1000, decibels: 0 },
    { ms: 2000, decibels: -9 },
  ]
  expect(duckingPath(gain, 2000, 100, 30)).toBe('M0.0 30.0L50.0 6.0L100.0 15.0')
})
