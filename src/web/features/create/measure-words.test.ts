import { expect, test } from 'vitest'
import { measureWords } from './measure-words.ts'

test('a script beyond what a video holds is planned with none', () => {
  const sentence = 'The keeper climbs the stairs before every single night. '
  expect(measureWords(sentence.repeat(6), 'en', 60, true).isTooLong).toBe(false)
  expect(measureWords(sentence.repeat(70), 'en', 180, true).isTooLong).toBe(true)
  expect(measureWords('x '.repeat(2001), 'en', 180, true).isTooLong).toBe(true)
})
