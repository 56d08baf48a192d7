import { expect, test } from 'vitest'
import { text } from './text.ts'

test('a NUL character is refused with what to do about it', () => {
  expect(text().safeParse('a\0b').error?.issues[0]?.message).toMatch(/Remove the invisible/)
  expect(text().parse(' a\nb ')).toBe('a\nb')
})
