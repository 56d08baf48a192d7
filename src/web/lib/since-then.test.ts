import { expect, test } from 'vitest'
import { sinceThen } from './since-then.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const ago = (text: string, locale = 'en') => sinceThen(new Date(text), locale, NOW)

test('the largest unit that fits is said, in the language of the reader', () => {
  expect(ago('2026-11-21T11:59:30Z')).toBe('this minute')
  expect(ago('2026-11-21T11:45:00Z')).toBe('15 minutes ago')
  expect(ago('2026-11-21T09:10:00Z')).toBe('2 hours ago')
  expect(ago('2026-11-20T11:00:00Z')).toBe('yesterday')
  expect(ago('2026-11-10T11:00:00Z', 'de')).toBe('vor 11 Tagen')
})

test('a clock that runs a little behind the server shows no future', () => {
  expect(ago('2026-11-21T12:00:40Z')).toBe('this minute')
})
