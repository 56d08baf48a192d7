import { expect, test } from 'vitest'
import { isGuessable } from './passwords.ts'

test.each([
  'password',
  'Password1',
  'PASSWORD123!',
  '12345678',
  '1234567890',
  '87654321',
  'abcdefghi',
  'aaaaaaaa',
  'abababab',
  'qwerty2024',
  'qazwsxedc',
  '1qaz2wsx',
  'zaq12wsx',
  'q1w2e3r4',
  '1q2w3e4r5t',
  'a1b2c3d4',
  'michael1',
  'Summer2026',
  'summer2026!',
  '147258369',
  'ada.lovelace',
  'Lovelace1',
])('%s is among the first that are tried', (password) => {
  expect(isGuessable(password, ['ada.lovelace', 'lovelace'])).toBe(true)
})

test.each([
  'four plain words here',
  'longpassword1',
  'x7!Kd02b',
  `${'1234567890'.repeat(12)}!x`,
  'lighthouse-at-noon',
  'パスワード灯台の海',
])('%s is not', (password) => {
  expect(isGuessable(password, ['ada.lovelace', ''])).toBe(false)
})
