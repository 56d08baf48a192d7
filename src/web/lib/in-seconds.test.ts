import { i18n } from '@lingui/core'
import { afterEach, expect, test } from 'vitest'
import { inSeconds } from './in-seconds.ts'

afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

test.each([
  ['en', '7.4'],
  ['de', '7,4'],
])('seconds are written as in %s, with one digit', (locale, text) => {
  i18n.loadAndActivate({ locale, messages: {} })
  expect(inSeconds(7_430)).toBe(text)
})
