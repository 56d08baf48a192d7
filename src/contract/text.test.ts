import { tell } from './words/told.ts'
import { toldBy } from './words/of-issue.ts'
import { expect, test } from 'vitest'
import { text } from './text.ts'

test('half of a character becomes the sign for an unknown one', () => {
  expect(text().parse('a\ud800b')).toBe('a\ufffdb')
})

test('a NUL character is refused with what to do about it', () => {
  expect(text().safeParse('a\0b').error?.issues.map(toldBy)).toEqual([tell('invisible-character')])
  expect(text().parse(' a\nb ')).toBe('a\nb')
})
