import { expect, test } from 'vitest'
import type { LayeredClip } from '#composition/layered-clip.ts'
import { fc } from '#testing/properties.ts'
import { firstRowBelow, type Placement, placeDepth, SWAY_RESERVE } from './placement.ts'

const CLIP: Omit<LayeredClip, 'camera'> = {
  width: 1080,
  height: 1920,
  durationMs: 1000,
  seed: 1,
  overscan: 86,
  pictures: [],
  particles: 'none',
  accent: [0, 0, 0],
}
const REST = { x: 0, y: 0, zoom: 0, roll: 0 }
const share = fc.double({ min: 0, max: 1, noNaN: true })
const way = fc.double({ min: -1, max: 1, noNaN: true })
const pose = fc.record({
  x: way,
  y: way,
  zoom: fc.double({ min: 0, max: 0.4, noNaN: true }),
  roll: fc.double({ min: -0.02, max: 0.02, noNaN: true }),
})

test('at rest every depth is seen where it was painted', () => {
  const camera = { from: REST, to: REST, pivotDepth: 0.5, turn: 0, unrest: 0 }
  for (const depth of [0, 0.4, 1]) {
    const place = placeDepth({ ...CLIP, camera }, REST, depth, { x: 0, y: 0 })
    expect(seen(place, 700, 300)).toEqual({ x: 700, y: 300 })
  }
})

test('whatever the camera does, the end of a picture is never seen', () => {
  fc.assert(
    fc.property(pose, share, share, share, way, (at, depth, pivotDepth, turn, sway) => {
      const camera = { from: at, to: REST, pivotDepth, turn, unrest: 1 }
      const nudge = { x: sway * SWAY_RESERVE * 1080, y: -sway * SWAY_RESERVE * 1080 }
      const place = placeDepth({ ...CLIP, camera }, at, depth, nudge)
      for (const corner of [
        seen(place, 0, 0),
        seen(place, 1080, 0),
        seen(place, 0, 1920),
        seen(place, 1080, 1920),
      ]) {
        expect(Math.abs(corner.x - 540)).toBeLessThanOrEqual(540 + 86 + 1e-6)
        expect(Math.abs(corner.y - 960)).toBeLessThanOrEqual(960 + 86 + 1e-6)
      }
    }),
  )
})

test('what is near moves further than what is far, and the pivot not at all', () => {
  const aside = { ...REST, x: 1 }
  const camera = { from: aside, to: REST, pivotDepth: 0.65, turn: 0, unrest: 0 }
  const moved = (depth: number) =>
    seen(placeDepth({ ...CLIP, camera }, aside, depth, { x: 0, y: 0 }), 540, 960).x - 540
  expect(moved(0.65)).toBeCloseTo(0)
  expect(moved(1)).toBeGreaterThan(15)
  expect(moved(0)).toBeLessThan(-30)
})

test('the first row below a height sees nothing above it, however the camera rolls', () => {
  fc.assert(
    fc.property(pose, share, fc.integer({ min: 200, max: 1700 }), (at, depth, height) => {
      const camera = { from: at, to: REST, pivotDepth: 0, turn: 0, unrest: 0 }
      const place = placeDepth({ ...CLIP, camera }, at, depth, { x: 0, y: 0 })
      const row = firstRowBelow(place, height, 1080)
      expect(seen(place, 0, row).y).toBeGreaterThanOrEqual(height - 1e-6)
      expect(seen(place, 1080, row).y).toBeGreaterThanOrEqual(height - 1e-6)
    }),
  )
})

function seen(place: Placement, x: number, y: number) {
  return {
    x: place.x + place.xAcross * x + place.xDown * y,
    y: place.y + place.yAcross * x + place.yDown * y,
  }
}
