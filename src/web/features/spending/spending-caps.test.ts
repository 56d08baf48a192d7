import { expect, test } from 'vitest'
import { readCap } from './spending-caps.tsx'

test('whole numbers of credits up to a million are read', () => {
  expect(readCap(' 500 ')).toBe(500)
  expect(readCap('0')).toBe(0)
  expect(readCap('1000000')).toBe(1_000_000)
})

test('an empty field is no cap', () => {
  expect(readCap('')).toBeNull()
  expect(readCap('  ')).toBeNull()
})

test('anything else is not guessed at', () => {
  for (const text of ['-1', '12.5', '1e3', '1,000', '1000001', 'ten']) {
    expect(readCap(text)).toBeUndefined()
  }
})
