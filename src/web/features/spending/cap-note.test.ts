import { expect, test } from 'vitest'
import { capObstacle } from './cap-note.tsx'

test('without a cap, or within it, nothing stands in the way', () => {
  expect(capObstacle(120, {})).toBeNull()
  expect(capObstacle(120, { month: { cap: null, spent: 5000 } })).toBeNull()
  expect(capObstacle(12, { month: { cap: 50, spent: 38 } })).toBeNull()
  expect(capObstacle(0, { storyboard: { cap: 0, spent: 40 } })).toBeNull()
})

test('a price above what is left is stopped, by the cap of the storyboard first', () => {
  const month = { cap: 50, spent: 39 }
  expect(capObstacle(12, { month })).toEqual({ kind: 'month', cap: 50, left: 11 })
  expect(capObstacle(12, { month, storyboard: { cap: 20, spent: 30 } })).toEqual({
    kind: 'storyboard',
    cap: 20,
    left: 0,
  })
})
