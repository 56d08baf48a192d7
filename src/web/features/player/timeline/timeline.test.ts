import { expect, test } from 'vitest'
import { rulerMarks } from './timeline.tsx'

const seconds = (frames: number) => rulerMarks(frames).map((frame) => frame / 30)

test('marks stand on even seconds, at most eight of them', () => {
  expect(seconds(15 * 30)).toEqual([0, 2, 4, 6, 8, 10, 12, 14])
  expect(seconds(60 * 30)).toEqual([0, 10, 20, 30, 40, 50])
  expect(seconds(180 * 30)).toEqual([0, 30, 60, 90, 120, 150])
})

test('even the shortest video has its start marked', () => {
  expect(seconds(1)).toEqual([0])
})
