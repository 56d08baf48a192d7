import { i18n } from '@lingui/core'
import { afterEach, expect, test } from 'vitest'
import { inSeconds, shortNumber } from './figures.ts'

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
