import { expect, test } from 'vitest'
import { timeAgo } from './local-date.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

function ago(iso: string) {
  return timeAgo('en', new Date(iso), NOW)
}

test('the time that has passed is told in the largest whole unit', () => {
  expect(ago('2026-11-21T11:59:30Z')).toBe('now')
  expect(ago('2026-11-21T11:57:00Z')).toBe('3 minutes ago')
  expect(ago('2026-11-21T09:30:00Z')).toBe('2 hours ago')
  expect(ago('2026-11-20T11:00:00Z')).toBe('yesterday')
  expect(ago('2026-11-02T11:00:00Z')).toBe('Nov 2, 2026')
})

test('the words are those of the reader', () => {
  expect(timeAgo('de', new Date('2026-11-21T11:57:00Z'), NOW)).toBe('vor 3 Minuten')
})
