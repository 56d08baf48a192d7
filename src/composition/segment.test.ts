import { expect, test } from 'vitest'
import { fc } from '#testing/properties.ts'
import { type Composition, TRANSITIONS } from './composition.ts'
import { crossfadeShare, segmentsOf } from './segment.ts'
import { shotsOf } from './shots.ts'
import { timelineOf } from './timeline.ts'

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
      const whole: Composition = {
        aspectRatio: '9/16',
        resolution: '1080p',
        captions: { style: 'word', position: 'lower', size: 100 },
        transition,
        pace: 'normal',
        musicVolume: null,
        scenes,
      }
      const timeline = timelineOf(whole)
      let frame = 0
      const shots = timeline.scenes.flatMap((span) =>
        shotsOf(whole, span, span.index % 2 === 0 ? 'still' : 'clip'),
      )
      for (const segment of segmentsOf(shots)) {
        expect(segment.startFrame).toBe(frame)
        expect(segment.endFrame - segment.startFrame).toBeGreaterThan(0)
        expect(segment.endFrame - segment.startFrame).toBeLessThanOrEqual(150)
        expect(segment.startFrame).toBeGreaterThanOrEqual(segment.shot.fromFrame)
        expect(segment.endFrame).toBeLessThanOrEqual(segment.shot.toFrame)
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
