import { expect, test } from 'vitest'
import { fc } from '#testing/properties.ts'
import { chooseMotion, type Motion, motionExtent, motionRectangle } from './motion.ts'

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 })
const ratios = fc.double({ min: 0.2, max: 5, noNaN: true })
const frameRatios = fc.constantFrom(16 / 9, 9 / 16, 1, 4 / 5)
const lengths = fc.integer({ min: 500, max: 60_000 })

test('the camera stays inside the picture and keeps the shape of the frame, at any picture ratio', () => {
  fc.assert(
    fc.property(seeds, lengths, ratios, frameRatios, (seed, durationMs, ratio, frameRatio) => {
      const motion = chooseMotion(seed, durationMs)
      const extent = motionExtent(motion, ratio, frameRatio)
      for (let step = 0; step <= 20; step++) {
        const part = motionRectangle(motion, step / 20, ratio, frameRatio)
        expect(part.x).toBeGreaterThanOrEqual(-1e-9)
        expect(part.y).toBeGreaterThanOrEqual(-1e-9)
        expect(part.x + part.width).toBeLessThanOrEqual(1 + 1e-9)
        expect(part.y + part.height).toBeLessThanOrEqual(1 + 1e-9)
        expect((part.width * ratio) / part.height).toBeCloseTo(frameRatio, 6)
        expect(part.x).toBeGreaterThanOrEqual(extent.x - 0.002)
        expect(part.x + part.width).toBeLessThanOrEqual(extent.x + extent.width + 0.002)
      }
    }),
  )
})

test('every move moves in every frame, and by less than three pixels of a 1080 frame', () => {
  fc.assert(
    fc.property(seeds, lengths, (seed, durationMs) => {
      const motion = chooseMotion(seed, durationMs)
      const frames = Math.round(durationMs / 33.3)
      for (const frame of [0, Math.floor(frames / 2), frames - 2]) {
        const [now, then] = [frame, frame + 1].map((at) =>
          motionRectangle(motion, at / (frames - 1), 9 / 16, 9 / 16),
        )
        if (!now || !then) continue
        const corners = [
          then.x - now.x,
          then.y - now.y,
          then.x + then.width - now.x - now.width,
          then.y + then.height - now.y - now.height,
        ].map((share) => Math.abs(share) * 1080)
        expect(Math.max(...corners)).toBeGreaterThan(0.001)
        if (durationMs >= 3000) expect(Math.max(...corners)).toBeLessThan(3)
      }
    }),
  )
})

test('a move keeps its speed to the last frame', () => {
  fc.assert(
    fc.property(seeds, lengths, (seed, durationMs) => {
      const motion = chooseMotion(seed, durationMs)
      const [start, middle, end] = [0, 0.495, 0.99].map((at) => growth(motion, at, at + 0.01))
      expect(start).toBeCloseTo(middle as number, 6)
      expect(end).toBeCloseTo(middle as number, 6)
    }),
  )
})

function growth(motion: Motion, from: number, to: number): number {
  const [now, then] = [from, to].map((at) => motionRectangle(motion, at, 9 / 16, 9 / 16).width)
  return (then as number) / (now as number)
}

test('a seed gives the same move again, and seeds differ', () => {
  expect(chooseMotion(7, 5000)).toEqual(chooseMotion(7, 5000))
  const kinds = new Set(
    Array.from({ length: 20 }, (_, seed) => JSON.stringify(chooseMotion(seed, 5000))),
  )
  expect(kinds.size).toBeGreaterThan(8)
})
