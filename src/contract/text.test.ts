import { expect, test } from 'vitest'
import { cutText, text } from './text.ts'
import { toldBy } from './words/issues.ts'
import { tell } from './words/told.ts'

test('half of a character becomes the sign for an unknown one', () => {
  expect(text().parse('a\ud800b')).toBe('a\ufffdb')
})

test('a NUL character is refused with what to do about it', () => {
  expect(text().safeParse('a\0b').error?.issues.map(toldBy)).toEqual([tell('invisible-character')])
  expect(text().parse(' a\nb ')).toBe('a\nb')
})

test('a text is cut to its limit, and a character that does not fit is left out whole', () => {
  expect(cutText('lighthouse', 5)).toBe('light')
  expect(cutText('lighthouse', 100)).toBe('lighthouse')
  expect(cutText('sea🌊', 4)).toBe('sea')
  expect(cutText('sea🌊', 5)).toBe('sea🌊')
  expect(cutText('𠮷野家', 3)).toBe('𠮷野')
})
