import { expect, test } from 'vitest'
import { measure } from './words-meter.tsx'

test('a script beyond what a video holds is planned with none', () => {
  const sentence = 'The keeper climbs the stairs before every single night. '
  expect(measure(sentence.repeat(6), 'en', 60, true).isTooLong).toBe(false)
  expect(measure(sentence.repeat(70), 'en', 180, true).isTooLong).toBe(true)
  expect(measure('x '.repeat(2001), 'en', 180, true).isTooLong).toBe(true)
})
