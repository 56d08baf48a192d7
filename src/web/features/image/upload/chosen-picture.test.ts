import { expect, test } from 'vitest'
import { cutSide } from './chosen-picture.tsx'

test('the longer side is cut, and none when the shape is right already', () => {
  expect(cutSide(16 / 9, '9/16')).toBe('width')
  expect(cutSide(3 / 4, '16/9')).toBe('height')
  expect(cutSide(1920 / 1080, '16/9')).toBeNull()
  expect(cutSide(1918 / 1080, '16/9')).toBeNull()
  expect(cutSide(1.1, '1/1')).toBe('width')
})
