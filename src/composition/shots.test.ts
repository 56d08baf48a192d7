import { expect, test } from 'vitest'
import { PACES, type Pace } from '#contract/options.ts'
import { fc } from '#testing/properties.ts'
import { captionWords } from './caption-words.ts'
import type { Composition, CompositionScene } from './composition.ts'
import { framesOf } from './frame-rate.ts'
import { shotsOf } from './shots.ts'
import { timelineOf } from './timeline.ts'

const lengths = fc.array(fc.integer({ min: 300, max: 60_000 }), { minLength: 1, maxLength: 8 })
const paces = fc.constantFrom(...PACES)
const TEXT = 'Bees dance, and the dance is a map: how far, which way, how good. So they say.'

test('a picture is cut into framings of two to four seconds without a gap, at any length and pace', () => {
  fc.assert(
    fc.property(lengths, paces, fc.nat(), (durations, pace, seed) => {
      const whole = composition(durations, pace, seed)
      for (const span of timelineOf(whole).scenes) {
        const shots = shotsOf(whole, span, 'still')
        expect(shots[0]?.fromFrame).toBe(span.visibleFromFrame)
        expect(shots.at(-1)?.toFrame).toBe(span.visibleToFrame)
        for (const [index, { fromFrame, toFrame }] of shots.entries()) {
          if (index > 0) expect(fromFrame).toBe(shots[index - 1]?.toFrame)
          expect(toFrame - fromFrame).toBeLessThanOrEqual(120)
          if (shots.length > 1) expect(toFrame - fromFrame).toBeGreaterThanOrEqual(60)
        }
      }
    }),
  )
})

test('cuts fall where a word begins, and after a comma or full stop if one is near', () => {
  const whole = composition([12_000], 'normal', 4)
  const [span] = timelineOf(whole).scenes
  if (!span) throw new Error('no scene')
  const cuts = shotsOf(whole, span, 'still').map(({ fromFrame }) => fromFrame)
  const words = captionWords(whole.scenes[0] as CompositionScene, 0)
  const starts = new Map(words.map(({ startMs }, at) => [framesOf(startMs), words[at - 1]?.text]))
  expect(cuts).toHaveLength(4)
  expect(cuts.slice(1).map((frame) => starts.get(frame))).toEqual(['dance', 'far,', 'good.'])
})

test('each framing is another view than the one before it, by far enough to be seen', () => {
  fc.assert(
    fc.property(fc.nat(), paces, (seed, pace) => {
      const whole = composition([20_000], pace, seed)
      const shots = timelineOf(whole).scenes.flatMap((span) => shotsOf(whole, span, 'still'))
      expect(shots[0]?.motion.from.zoom).toBeLessThan(1.2)
      for (const [index, { motion }] of shots.slice(1).entries()) {
        const before = shots[index]?.motion.to.zoom ?? 0
        const jump = Math.max(before, motion.from.zoom) / Math.min(before, motion.from.zoom)
        expect(jump).toBeGreaterThan(1.07)
      }
    }),
  )
})

test('a faster pace cuts more often', () => {
  const counts = PACES.map((pace) => {
    const whole = composition([24_000], pace, 1)
    return timelineOf(whole).scenes.flatMap((span) => shotsOf(whole, span, 'still')).length
  })
  expect(counts).toEqual([6, 8, 11])
})

test('clips and words set in type are not cut', () => {
  const whole = composition([20_000], 'fast', 1)
  for (const footage of ['clip', 'text'] as const) {
    expect(timelineOf(whole).scenes.flatMap((span) => shotsOf(whole, span, footage))).toHaveLength(
      1,
    )
  }
})

test('words set in type keep off the edges of the frame', () => {
  for (let seed = 0; seed < 20; seed++) {
    const whole = composition([15_000], 'normal', seed)
    const [{ motion } = { motion: null }] = timelineOf(whole).scenes.flatMap((span) =>
      shotsOf(whole, span, 'text'),
    )
    for (const framing of [motion?.from, motion?.to]) {
      expect(framing).toMatchObject({ x: 0, y: 0 })
      expect(framing?.zoom).toBeLessThanOrEqual(1.03)
    }
  }
})

function composition(durations: number[], pace: Pace, motionSeed: number): Composition {
  return {
    aspectRatio: '9/16',
    resolution: '1080p',
    captions: { style: 'word', position: 'lower', size: 100 },
    transition: 'crossfade',
    pace,
    musicVolume: null,
    scenes: durations.map((durationMs) => ({
      durationMs,
      text: TEXT,
      language: 'en',
      voice: null,
      motionSeed,
    })),
  }
}
