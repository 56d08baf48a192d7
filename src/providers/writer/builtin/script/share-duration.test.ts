import { expect, test } from 'vitest'
import { shareDuration } from './share-duration.ts'

test('scenes share the length by their speech, and the sum is exact', () => {
  const shared = shareDuration(30_000, [10_000, 5_000, 5_000])
  expect(shared.reduce((total, ms) => total + ms, 0)).toBe(30_000)
  expect(shared[0]).toBeGreaterThan(14_500)
  expect(Math.abs((shared[1] as number) - (shared[2] as number))).toBeLessThanOrEqual(100)
})

test('even when there is little to spare, every scene has room for its tail', () => {
  const spokenMs = [2_000, 7_000, 4_700]
  const shared = shareDuration(15_000, spokenMs)
  expect(shared.reduce((total, ms) => total + ms, 0)).toBe(15_000)
  for (const [at, ms] of shared.entries())
    expect(ms - (spokenMs[at] as number)).toBeGreaterThanOrEqual(300)
})
