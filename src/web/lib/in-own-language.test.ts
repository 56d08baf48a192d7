import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { inOwnLanguage } from './in-own-language.ts'

const german = setupI18n({
  locale: 'de',
  messages: {
    de: {
      'Storyboard not found': 'Storyboard nicht gefunden',
      'Scene {sceneNumber}: the image is missing.': [
        'Szene ',
        ['sceneNumber'],
        ': Das Bild fehlt.',
      ],
      'API Error: {message}. Using mock data instead.': [
        'API-Fehler: ',
        ['message'],
        '. Stattdessen Beispieldaten.',
      ],
      'No answer came.': 'Keine Antwort.',
      'From {a} to {b}.': ['Von ', ['a'], ' bis ', ['b'], '.'],
    },
  },
})

test('a sentence of the server is said in the reader’s language', () => {
  expect(inOwnLanguage(german, 'Storyboard not found')).toBe('Storyboard nicht gefunden')
})

test('its values are carried over', () => {
  expect(inOwnLanguage(german, 'Scene 12: the image is missing.')).toBe('Szene 12: Das Bild fehlt.')
  expect(inOwnLanguage(german, 'From 1 to 2.')).toBe('Von 1 bis 2.')
})

test('its numbers are written as the language writes them, and what only looks like one stays', () => {
  expect(inOwnLanguage(german, 'From 999 to 1,000,000.')).toBe('Von 999 bis 1.000.000.')
  expect(inOwnLanguage(german, 'From 1234 to 1, 2.')).toBe('Von 1234 bis 1, 2.')
})

test('a sentence that a sentence carries is translated, too', () => {
  expect(inOwnLanguage(german, 'API Error: No answer came. Using mock data instead.')).toBe(
    'API-Fehler: Keine Antwort. Stattdessen Beispieldaten.',
  )
  expect(inOwnLanguage(german, 'API Error: Quota 7. Using mock data instead.')).toBe(
    'API-Fehler: Quota 7. Stattdessen Beispieldaten.',
  )
})

test('what the catalogue does not know stays as it is', () => {
  expect(inOwnLanguage(german, 'Something else (again).')).toBe('Something else (again).')
})
