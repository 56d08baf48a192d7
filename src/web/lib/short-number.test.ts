import { expect, test } from 'vitest'
import { shortNumber } from './short-number.ts'

test('a number is shortened only from the limit on', () => {
  expect(shortNumber('en', 1240, 10_000)).toBe('1,240')
  expect(shortNumber('en', 12_400, 10_000)).toBe('12.4K')
  expect(shortNumber('en', 1_000_000, 10_000)).toBe('1M')
  expect(shortNumber('de', 1240, 10_000)).toBe('1.240')
})
