import { expect, test } from 'vitest'
import { fc } from '#testing/properties.ts'
import type { CompositionScene } from './composition.ts'
import { sceneAt, timelineOf } from './timeline.ts'

function sceneOf(durationMs: number, voiceMs?: number): CompositionScene {
  const voice = voiceMs === undefined ? null : { durationMs: voiceMs, words: null }
  return { durationMs, text: 'Some words.', language: 'en', voice, motionSeed: 1 }
}

const durations = fc.array(fc.integer({ min: 400, max: 20_000 }), { minLength: 1, maxLength: 40 })

test('the whole is within half a frame of the sum of its scenes, and scenes follow without gaps', () => {
  fc.assert(
    fc.property(durations, (list) => {
      const scenes = list.map((durationMs) => sceneOf(durationMs))
      const timeline = timelineOf({ scenes, transition: 'crossfade' })
      const exact = list.reduce((sum, ms) => sum + ms, 0)
      expect(Math.abs(timeline.durationMs - exact)).toBeLessThanOrEqual(1000 / 60 + 1e-6)
      let expected = 0
      for (const span of timeline.scenes) {
        expect(span.startFrame).toBe(expected)
        expect(span.endFrame).toBeGreaterThan(span.startFrame)
        expected = span.endFrame
      }
      expect(timeline.frames).toBe(expected)
    }),
  )
})

test('a crossfade lies around its cut, is the same for both scenes and never takes a scene whole', () => {
  fc.assert(
    fc.property(durations, (list) => {
      const scenes = list.map((durationMs) => sceneOf(durationMs))
      const { scenes: spans } = timelineOf({ scenes, transition: 'crossfade' })
      for (const [index, span] of spans.entries()) {
        const next = spans[index + 1]
        if (!next) continue
        expect(span.visibleToFrame - span.endFrame).toBe(next.startFrame - next.visibleFromFrame)
        expect(next.visibleToFrame).toBeGreaterThan(span.visibleToFrame)
      }
    }),
  )
})

test('with hard cuts a scene is seen exactly as long as it lasts', () => {
  const scenes = [sceneOf(2000), sceneOf(3000)]
  for (const span of timelineOf({ scenes, transition: 'cut' }).scenes) {
    expect([span.visibleFromFrame, span.visibleToFrame]).toEqual([span.startFrame, span.endFrame])
  }
})

test('a scene grows to hold its voice-over and a tail of 0.3 s', () => {
  const timeline = timelineOf({ scenes: [sceneOf(2000, 4000)], transition: 'cut' })
  expect(timeline.durationMs).toBe(4300)
  expect(timeline.scenes[0]?.voiceStartMs).toBe(0)
})

test('a voice-over with room to spare starts after a short breath', () => {
  const timeline = timelineOf({ scenes: [sceneOf(5000, 2000)], transition: 'cut' })
  expect(timeline.scenes[0]?.voiceStartMs).toBe(200)
})

test('the scene on screen changes exactly at its first frame', () => {
  const timeline = timelineOf({ scenes: [sceneOf(1000), sceneOf(1000)], transition: 'crossfade' })
  expect(sceneAt(timeline, 29)?.index).toBe(0)
  expect(sceneAt(timeline, 30)?.index).toBe(1)
  expect(sceneAt(timeline, 60)).toBeUndefined()
})
