import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { fileSize } from './figures.ts'

test('a size is said in the unit that fits it, and something is never nothing', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  expect(fileSize(0)).toBe('0 bytes')
  expect(fileSize(9)).toBe('9 bytes')
  expect(fileSize(1000)).toBe('1 kB')
  expect(fileSize(2_430_000)).toBe('2.4 MB')
  expect(fileSize(3_000_000_000)).toBe('3 GB')
})
