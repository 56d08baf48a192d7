import { expect, test } from 'vitest'
import { fc } from '#testing/properties.ts'
import { audioPlanOf, gainAt } from './audio-plan.ts'
import type { Composition } from './composition.ts'
import { timelineOf } from './timeline.ts'

function composition(voices: (number | null)[], musicVolume: number | null): Composition {
  return {
    aspectRatio: '9/16',
    resolution: '1080p',
    captions: { style: 'off', position: 'lower', size: 100 },
    transition: 'cut',
    pace: 'normal',
    musicVolume,
    scenes: voices.map((durationMs) => ({
      durationMs: 6000,
      text: '',
      language: 'en',
      voice: durationMs === null ? null : { durationMs, words: null },
      motionSeed: 1,
    })),
  }
}

function planOf(whole: Composition) {
  return audioPlanOf(whole, timelineOf(whole))
}

test('the bed is down while a voice sounds and up where there is room between voices', () => {
  const plan = planOf(composition([2000, null, 2000], 100))
  const curve = plan.music?.gain ?? []
  for (const { startMs, durationMs } of plan.voices) {
    expect(gainAt(curve, startMs + 1)).toBeLessThan(-8.9)
    expect(gainAt(curve, startMs + durationMs - 1)).toBeLessThan(-8.9)
  }
  expect(gainAt(curve, 8000)).toBeCloseTo(0)
})

test('the bed fades in and out, at any number and length of voices, and never exceeds its level', () => {
  const voices = fc.array(fc.option(fc.integer({ min: 200, max: 5500 })), {
    minLength: 1,
    maxLength: 8,
  })
  fc.assert(
    fc.property(voices, fc.integer({ min: 1, max: 200 }), (list, volume) => {
      const plan = planOf(composition(list, volume))
      const curve = plan.music?.gain ?? []
      const most = 20 * Math.log10(volume / 100)
      expect(curve[0]?.decibels).toBeLessThanOrEqual(Math.max(-60, most - 59))
      expect(curve.at(-1)?.decibels).toBeLessThanOrEqual(Math.max(-60, most - 59))
      for (const { ms, decibels } of curve) {
        expect(decibels).toBeLessThanOrEqual(most + 1e-9)
        expect(ms).toBeGreaterThanOrEqual(0)
        expect(ms).toBeLessThanOrEqual(plan.durationMs)
      }
    }),
  )
})

test('no music, and music at volume 0, are no bed', () => {
  expect(planOf(composition([1000], null)).music).toBeNull()
  expect(planOf(composition([1000], 0)).music).toBeNull()
})
