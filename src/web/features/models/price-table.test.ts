import { expect, test } from 'vitest'
import { cheapestCredit, marginOf } from './price-table.tsx'

test('the cheapest credit is one of the largest package, paid for a year', () => {
  const { of, microUsd } = cheapestCredit()
  expect(of.id).toBe('annual-premium')
  expect(microUsd).toBeCloseTo(7542.86, 2)
})

test('the margin is what is left when the vendor has been paid', () => {
  expect(marginOf(12, 30_000)).toBeCloseTo(0.669, 3)
  expect(marginOf(12, 0)).toBe(1)
  expect(marginOf(1, 30_000)).toBeLessThan(0)
  expect(marginOf(0, 30_000)).toBeNull()
})
