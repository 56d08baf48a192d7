import { fc } from '#testing/properties.ts'
import { expect, test } from 'vitest'
import { crossfadeShare, segmentsOf } from './segment.ts'
import { timelineOf } from './timeline.ts'
import { TRANSITIONS } from './composition.ts'

test('segments cover every frame once, in order, and none is longer than five seconds', () => {
  const durations = fc.array(fc.integer({ min: 200, max: 30_000 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(durations, fc.constantFrom(...TRANSITIONS), (list, transition) => {
      const scenes = list.map((durationMs) => ({
        durationMs,
        text: '',
        language: 'en',
        voice: null,
        motionSeed: 1,
      }))
      const timeline = timelineOf({ scenes, transition })
      let frame = 0
      for (const segment of segmentsOf(timeline)) {
        expect(segment.startFrame).toBe(frame)
        expect(segment.endFrame - segment.startFrame).toBeGreaterThan(0)
        expect(segment.endFrame - segment.startFrame).toBeLessThanOrEqual(150)
        expect(segment.startFrame).toBeGreaterThanOrEqual(segment.scene.visibleFromFrame)
        expect(segment.endFrame).toBeLessThanOrEqual(segment.scene.visibleToFrame)
        frame = segment.endFrame
      }
      expect(frame).toBe(timeline.frames)
    }),
  )
})

test('a crossfade starts near the old scene, ends near the new one and never turns back', () => {
  const shares = Array.from({ length: 12 }, (_, frame) => crossfadeShare(frame, 12))
  expect(shares[0]).toBeLessThan(0.02)
  expect(shares.at(-1)).toBeGreaterThan(0.98)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
})
