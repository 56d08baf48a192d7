import { expect, test } from 'vitest'
import { indexAfterDrop } from './scene-drag.tsx'

test('a scene lands in the gap it was dropped into, from before it and from behind it', () => {
  expect(indexAfterDrop(0, 2, 'left')).toBe(1)
  expect(indexAfterDrop(0, 2, 'right')).toBe(2)
  expect(indexAfterDrop(3, 1, 'top')).toBe(1)
  expect(indexAfterDrop(3, 1, 'bottom')).toBe(2)
})

test('dropped at either side of itself or beside it, a scene stays', () => {
  expect(indexAfterDrop(1, 1, 'left')).toBe(1)
  expect(indexAfterDrop(1, 1, 'right')).toBe(1)
  expect(indexAfterDrop(1, 0, 'right')).toBe(1)
  expect(indexAfterDrop(1, 2, 'left')).toBe(1)
})
