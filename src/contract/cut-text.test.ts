import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

test('a text is cut to its limit, and a character that does not fit is left out whole', () => {
  expect(cutText('lighthouse', 5)).toBe('light')
  expect(cutText('lighthouse', 100)).toBe('lighthouse')
  expect(cutText('sea🌊', 4)).toBe('sea')
  expect(cutText('sea🌊', 5)).toBe('sea🌊')
  expect(cutText('𠮷野家', 3)).toBe('𠮷野')
})
