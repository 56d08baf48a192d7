import { expect, test } from 'vitest'
import { frameTimecode } from './moment.ts'

test('a frame is told as minutes, seconds and frames', () => {
  expect(frameTimecode(0)).toBe('00:00:00')
  expect(frameTimecode(29)).toBe('00:00:29')
  expect(frameTimecode(1332)).toBe('00:44:12')
  expect(frameTimecode(180 * 30)).toBe('03:00:00')
})
