import { expect, test } from 'vitest'
import type { Scene, TrackKind } from '#contract/scene.ts'
import { fc } from '#testing/properties.ts'
import { type Part, sumOf, waysOut } from './ways-out.ts'

const PRICES = { voice: 5, image: 12, clip: 120 }
const priceOf = (kind: TrackKind) => PRICES[kind]
const KINDS: TrackKind[] = ['voice', 'image', 'clip']

function scene(orderIndex: number, hasClip = false): Scene {
  const clip = { asset: hasClip ? {} : null }
  return { id: `${orderIndex}`, orderIndex, voiceOverText: 'The sea.', clip } as unknown as Scene
}

function partsOf(kinds: TrackKind[], count: number): Part[] {
  const scenes = Array.from({ length: count }, (_, index) => scene(index))
  return kinds.flatMap((kind) => scenes.map((one) => ({ kind, scene: one })))
}

function offered(parts: Part[], available: number) {
  return waysOut(parts, priceOf, { needed: sumOf(parts, priceOf), available }).map((way) => ({
    way: way.way,
    credits: way.credits,
    ...(way.way === 'fewer' && { sceneCount: way.sceneCount, isStill: way.isStill }),
    ...(way.way === 'buy' && { offer: way.offer.name }),
  }))
}

function offerOf(voices: number) {
  return offered(partsOf(['voice'], voices), 0).at(-1)?.offer
}

test('clips that the balance does not cover: stills move for nothing, or the first scenes get theirs', () => {
  expect(offered(partsOf(['clip'], 3), 250)).toEqual([
    { way: 'stills', credits: 0 },
    { way: 'fewer', credits: 240, sceneCount: 2, isStill: false },
    { way: 'buy', credits: 360, offer: 'Basic' },
  ])
  expect(offered(partsOf(['clip'], 1), 66)).toMatchObject([{ way: 'stills' }, { way: 'buy' }])
})

test('all of a storyboard: with stills, or whole scenes from the first on, with stills when no clip is covered', () => {
  expect(offered(partsOf(KINDS, 4), 140)).toEqual([
    { way: 'stills', credits: 68 },
    { way: 'fewer', credits: 137, sceneCount: 1, isStill: false },
    { way: 'buy', credits: 548, offer: 'Basic' },
  ])
  expect(offered(partsOf(KINDS, 4), 40)).toMatchObject([
    { way: 'fewer', credits: 34, sceneCount: 2, isStill: true },
    { way: 'buy' },
  ])
})

test('one image: its words stand for it; one voice, or clips that are there already: only more credits', () => {
  expect(offered(partsOf(['image'], 1), 3)).toMatchObject([{ way: 'card' }, { way: 'buy' }])
  expect(offered(partsOf(['voice'], 1), 3)).toMatchObject([{ way: 'buy' }])
  expect(offered([{ kind: 'clip', scene: scene(0, true) }], 3)).toMatchObject([{ way: 'buy' }])
})

test('what is lacking decides which package is offered', () => {
  expect([170, 171, 560, 561, 2101].map(offerOf)).toEqual([
    'Basic',
    'Medium',
    'Medium',
    'Premium',
    'Premium',
  ])
})

test('whatever is offered is covered, costs what its parts cost, and buying comes last', () => {
  const press = fc.record({
    kinds: fc.subarray(KINDS, { minLength: 1 }),
    count: fc.integer({ min: 1, max: 12 }),
    available: fc.integer({ min: 0, max: 2000 }),
  })
  fc.assert(
    fc.property(press, ({ kinds, count, available }) => {
      const parts = partsOf(kinds, count)
      const ways = waysOut(parts, priceOf, { needed: sumOf(parts, priceOf), available })
      expect(ways.at(-1)?.way).toBe('buy')
      for (const one of ways.slice(0, -1)) {
        if (one.way === 'buy') throw new Error('Buying is offered twice.')
        expect(one.credits).toBeLessThanOrEqual(available)
        expect(one.credits).toBe(one.way === 'card' ? 0 : sumOf(one.parts, priceOf))
      }
    }),
  )
})
