import { expect, test } from 'vitest'
import type { CompositionScene } from '#composition/composition.ts'
import { framesOf } from '#composition/frame-rate.ts'
import { estimateWidth } from '#composition/text-width.ts'
import { sceneDurationMs, timelineOf } from '#composition/timeline.ts'
import { ASPECT_RATIOS, PACES } from '#contract/options.ts'
import { fc } from '#testing/properties.ts'
import { compositionOf } from './composition-of.ts'
import { planRender } from './plan-render.ts'
import type { SceneMedia } from './scene-media.ts'

const DIGEST = { path: 'a', digest: 'a' }
const PAGES = {
  letters: 9,
  isWhole: true,
  entry: 'fade' as const,
  pages: [0, 4].map((at) => ({ at, parts: [{ at, x: 0, y: 0, width: 1, height: 1 }] })),
}

const picture = fc.constantFrom<SceneMedia['picture']>(
  { kind: 'card' },
  { kind: 'still', ...DIGEST, isText: false },
  { kind: 'clip', ...DIGEST, durationMs: 5000 },
  { kind: 'type', ...DIGEST, pages: PAGES },
)
const scene = fc.record({
  durationMs: fc.integer({ min: 1000, max: 20_000 }),
  voiceMs: fc.option(fc.integer({ min: 24_000, max: 960_000 }).map((samples) => samples / 48)),
  picture,
})
const film = fc.record({
  aspectRatio: fc.constantFrom(...ASPECT_RATIOS),
  pace: fc.constantFrom(...PACES),
  transition: fc.constantFrom('crossfade' as const, 'cut' as const),
  scenes: fc.array(scene, { minLength: 1, maxLength: 12 }),
})

function planOf({ scenes, ...look }: typeof film extends fc.Arbitrary<infer Film> ? Film : never) {
  const media = scenes.map((one): SceneMedia => {
    const voice = one.voiceMs === null ? null : { path: 'a', durationMs: one.voiceMs }
    return { picture: one.picture, voice }
  })
  const request = {
    ...look,
    resolution: '720p' as const,
    captions: { style: 'word' as const, position: 'lower' as const, size: 100 },
    music: null,
    scenes: scenes.map(({ durationMs }) => ({
      durationMs,
      text: 'Some words.',
      language: 'en',
      imagePath: null,
      clipPath: null,
      voicePath: null,
      words: null,
    })),
  }
  const composition = compositionOf(
    request,
    media.map(({ voice }) => voice),
  )
  return { plan: planRender(request, media, estimateWidth), composition }
}

const framesIn = (plan: ReturnType<typeof planRender>) =>
  plan.segments.reduce((sum, { frames }) => sum + frames, 0)

test('the rendered film has the frames of its timeline, none more and none less, whatever it shows', () => {
  fc.assert(
    fc.property(film, (one) => {
      const { plan, composition } = planOf(one)
      expect(framesIn(plan)).toBe(timelineOf(composition).frames)
      const wholeMs = composition.scenes.reduce(
        (sum, each: CompositionScene) => sum + sceneDurationMs(each),
        0,
      )
      expect(framesIn(plan)).toBe(framesOf(wholeMs))
    }),
  )
})

test('scenes that share 30 s, however unevenly, make 900 frames', () => {
  const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 28 }), { maxLength: 5 })
  fc.assert(
    fc.property(cuts, fc.nat(999), (seconds, ms) => {
      const borders = [0, ...seconds.map((at) => at * 1000 + ms), 30_000]
      const sorted = borders.toSorted((one, other) => one - other)
      const scenes = sorted.slice(1).map((end, index) => ({
        durationMs: end - (sorted[index] ?? 0),
        voiceMs: null,
        picture: { kind: 'card' as const },
      }))
      const { plan } = planOf({
        aspectRatio: '9/16',
        pace: 'normal',
        transition: 'crossfade',
        scenes,
      })
      expect(framesIn(plan)).toBe(900)
    }),
  )
})
