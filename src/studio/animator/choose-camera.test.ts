import { expect, test } from 'vitest'
import { fc } from '#testing/properties.ts'
import { chooseCamera } from './choose-camera.ts'

test('every choice keeps to the room of the camera and moves', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 500, max: 60_000 }), (seed, durationMs) => {
      const { from, to } = chooseCamera('', durationMs, seed)
      for (const pose of [from, to]) {
        expect(Math.max(Math.abs(pose.x), Math.abs(pose.y))).toBeLessThanOrEqual(1)
        expect(pose.zoom).toBeGreaterThan(0)
      }
      expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeGreaterThan(0.1)
    }),
  )
})

test('seeds choose among many moves, and the same seed the same one', () => {
  const moves = Array.from({ length: 40 }, (_, seed) =>
    JSON.stringify(chooseCamera('', 8000, seed)),
  )
  expect(new Set(moves).size).toBeGreaterThan(8)
  expect(JSON.stringify(chooseCamera('', 8000, 5))).toBe(moves[5])
})

test('the words of the prompt decide where the camera goes', () => {
  expect(chooseCamera('pan left', 8000, 1).to.x).toBeLessThan(-0.5)
  expect(chooseCamera('pan right', 8000, 1).to.x).toBeGreaterThan(0.5)
  expect(chooseCamera('crane up', 8000, 1).to.y).toBeLessThan(-0.5)
  expect(chooseCamera('handheld', 8000, 1).unrest).toBe(1)
  const closer = chooseCamera('push in', 8000, 1)
  expect(closer.to.zoom).toBeGreaterThan(closer.from.zoom)
})

test('a short clip travels less far than a long one', () => {
  const [short, long] = [2000, 9000].map((ms) => chooseCamera('pan right', ms, 1).to.x)
  expect(short).toBeLessThan(long ?? 0)
})
