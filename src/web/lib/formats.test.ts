import { expect, test } from 'vitest'
import { timecode } from './formats.ts'

test('a length is shown as minutes and whole seconds that have passed', () => {
  expect(timecode(0)).toBe('00:00')
  expect(timecode(9_999)).toBe('00:09')
  expect(timecode(74_900)).toBe('01:14')
  expect(timecode(180_000)).toBe('03:00')
})
