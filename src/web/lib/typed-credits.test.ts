import { expect, test } from 'vitest'
import { readCredits } from './typed-credits.ts'

test('whole numbers of credits up to the most are read', () => {
  expect(readCredits(' 500 ', 1_000_000)).toBe(500)
  expect(readCredits('0', 1_000_000)).toBe(0)
  expect(readCredits('0012', 1_000_000)).toBe(12)
  expect(readCredits('1000000', 1_000_000)).toBe(1_000_000)
})

test('anything else is not guessed at', () => {
  for (const text of ['', ' ', '-1', '1.5', '12,5', '1e3', '1,000', '1000001', 'ten']) {
    expect(readCredits(text, 1_000_000)).toBeNull()
  }
})
