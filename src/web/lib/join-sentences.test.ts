import { expect, test } from 'vitest'
import { asSentence } from './join-sentences.ts'

test('words get the full stop of their language, once', () => {
  expect(asSentence('Failed to update credits', 'en')).toBe('Failed to update credits.')
  expect(asSentence('It broke.', 'de')).toBe('It broke.')
  expect(asSentence('Complete it?', 'fr')).toBe('Complete it?')
  expect(asSentence('画像を生成できませんでした', 'ja')).toBe('画像を生成できませんでした。')
  expect(asSentence('', 'en')).toBe('')
})
