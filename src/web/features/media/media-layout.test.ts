import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { inSpan, layOutMedia, nextRow } from './media-layout.ts'

const REM = 16
const ratios = fc.array(fc.constantFrom(9 / 16, 1, 4 / 5, 16 / 9, 4), { maxLength: 60 })
const width = fc.integer({ min: 280, max: 1400 })

test('nothing lies over another item or outside of the page, at any width', () => {
  fc.assert(
    fc.property(ratios, width, (some, wide) => {
      const { boxes, itemHeight, height } = layOutMedia(some, wide, REM)
      expect(boxes).toHaveLength(some.length)
      for (const [at, box] of boxes.entries()) {
        expect(box.left).toBeGreaterThanOrEqual(0)
        expect(box.left + box.width).toBeLessThanOrEqual(wide + 0.01)
        expect(box.top + itemHeight).toBeLessThanOrEqual(height + 0.01)
        for (const other of boxes.slice(at + 1)) {
          const isBeside =
            box.left + box.width <= other.left + 0.01 || other.left + other.width <= box.left + 0.01
          expect(isBeside || Math.abs(box.top - other.top) >= itemHeight).toBe(true)
        }
      }
    }),
  )
})

test('a row is filled as far as its items may grow, the last one is not', () => {
  const { boxes } = layOutMedia([1, 1, 1, 1, 1, 1], 1000, REM)
  expect(boxes.slice(0, 4).map(({ left, width: each }) => [left, each])).toEqual([
    [0, 239.5],
    [253.5, 239.5],
    [507, 239.5],
    [760.5, 239.5],
  ])
  expect(boxes[4]?.width).toBe(200)
})

test('on a phone a narrow item fills the place that a wide one left', () => {
  const { boxes } = layOutMedia([1, 2, 1], 350, REM)
  expect(boxes.map(({ top }) => top > 0)).toEqual([false, true, false])
})

test('of ten thousand only those in sight are found, and the arrow keys find the nearest', () => {
  const layout = layOutMedia(
    Array.from({ length: 10_000 }, () => 1),
    1000,
    REM,
  )
  const seen = inSpan(layout, 50_000, 51_000)
  expect(seen.length).toBeGreaterThan(8)
  expect(seen.length).toBeLessThan(24)
  expect(nextRow(layout, 1, 1)).toBe(5)
  expect(nextRow(layout, 5, -1)).toBe(1)
  expect(nextRow(layout, 1, -1)).toBe(1)
})
