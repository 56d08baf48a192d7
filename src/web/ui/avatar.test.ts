import { expect, test } from 'vitest'
import { initials } from './avatar.tsx'

test('initials are the first letters of the first and the last word', () => {
  expect(initials('Linh Đặng')).toBe('LĐ')
  expect(initials('  maria del carmen ruiz ')).toBe('MR')
  expect(initials('Ada')).toBe('A')
  expect(initials('')).toBe('')
})

test('signs are no initials', () => {
  expect(initials('"Ada" & (Lovelace) ✨')).toBe('AL')
  expect(initials('🦊 Fox')).toBe('F')
  expect(initials('山田 太郎')).toBe('山太')
  expect(initials('!!!')).toBe('')
})
