import { expect, test } from 'vitest'
import { text } from './text.ts'

test('half of a character becomes the sign for an unknown one', () => {
  expect(text().parse('a\ud800b')).toBe('a\ufffdb')
})

test('a NUL character is refused with what to do about it', () => {
  expect(text().safeParse('a\0b').error?.issues[0]?.message).toMatch(/Remove the invisible/)
  expect(text().parse(' a\nb ')).toBe('a\nb')
})
