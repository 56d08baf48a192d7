import { i18n } from '@lingui/core'
import { afterEach, expect, test } from 'vitest'
import { timeAgo } from './dates.ts'
import { inSeconds, shortNumber } from './figures.ts'
import { lengthCode, listed, timecode } from './formats.ts'

test('what is listed is separated as the language does it', () => {
  expect(listed('en', 'now', '', 'in a bucket')).toBe('now, in a bucket')
  expect(listed('ja', '画像', '内蔵スタジオ')).toBe('画像、内蔵スタジオ')
})

test('a point in time is shown as minutes and whole seconds that have passed', () => {
  expect(timecode(0)).toBe('00:00')
  expect(timecode(9_999)).toBe('00:09')
  expect(timecode(74_900)).toBe('01:14')
  expect(timecode(180_000)).toBe('03:00')
})

test('a length is rounded to the second, wherever it is shown', () => {
  expect(lengthCode(6_930)).toBe('00:07')
  expect(lengthCode(7_800)).toBe('00:08')
  expect(lengthCode(12_700)).toBe('00:13')
  expect(lengthCode(59_500)).toBe('01:00')
})

afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

test.each([
  ['en', '7.4'],
  ['de', '7,4'],
])('seconds are written as in %s, with one digit', (locale, text) => {
  i18n.loadAndActivate({ locale, messages: {} })
  expect(inSeconds(7_430)).toBe(text)
})

test('a number is shortened only from the limit on', () => {
  expect(shortNumber('en', 1240, 10_000)).toBe('1,240')
  expect(shortNumber('en', 12_400, 10_000)).toBe('12.4K')
  expect(shortNumber('en', 1_000_000, 10_000)).toBe('1M')
  expect(shortNumber('de', 1240, 10_000)).toBe('1.240')
})

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
