import { expect, test } from 'vitest'
import { framesOf } from '#composition/frame-rate.ts'
import { timelineOf } from '#composition/timeline.ts'
import { VOICE_TAIL_MS } from '#contract/limits.ts'
import { fc } from '#testing/properties.ts'
import type { RenderRequest } from '../render-request.ts'
import { compositionOf } from './composition-of.ts'

const NO_FILES = { imagePath: null, clipPath: null, voicePath: null, words: null }

const scene = fc.record({
  plannedMs: fc.integer({ min: 1000, max: 20_000 }),
  /** As a decoder counts: in samples, not in milliseconds. */
  voiceMs: fc.option(fc.integer({ min: 24_000, max: 960_000 }).map((samples) => samples / 48)),
})

test('a film has the frames of its storyboard, however the lengths of its voice-overs are rounded', () => {
  fc.assert(
    fc.property(fc.array(scene, { minLength: 1, maxLength: 40 }), (list) => {
      const scenes = list.map(({ plannedMs, voiceMs }) => ({
        durationMs: Math.max(plannedMs, voiceMs === null ? 0 : Math.round(voiceMs) + VOICE_TAIL_MS),
        text: 'Some words.',
        language: 'en',
        ...NO_FILES,
      }))
      const request: RenderRequest = {
        aspectRatio: '9/16',
        resolution: '720p',
        captions: { style: 'off', position: 'lower', size: 100 },
        scenes,
        music: null,
      }
      const voices = list.map(({ voiceMs }) =>
        voiceMs === null ? null : { path: 'a', durationMs: voiceMs },
      )
      const { frames } = timelineOf(compositionOf(request, voices))
      const totalMs = scenes.reduce((total, { durationMs }) => total + durationMs, 0)
      expect(frames).toBe(framesOf(totalMs))
    }),
  )
})
