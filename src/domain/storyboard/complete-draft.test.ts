import { expect, test } from 'vitest'
import { FRAME_RATE } from '#composition/frame-rate.ts'
import { timelineOf } from '#composition/timeline.ts'
import { CAST_MAX, CastMember } from '#contract/cast.ts'
import {
  DURATION_STEP_S,
  SCENE_LENGTH_MIN_MS,
  SCENE_TEXT_MAX_CHARACTERS,
} from '#contract/limits.ts'
import { usualSceneCount } from '#contract/plan-cost.ts'
import { fc } from '#testing/properties.ts'
import { completeDraft } from './complete-draft.ts'

const PLAN = { sceneCount: 6, durationS: 60 }

const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined })

const scene = fc.record({
  durationMs: maybe(fc.oneof(fc.double(), fc.integer({ min: -1000, max: 60_000 }))),
  voiceOverText: maybe(fc.string()),
  imagePrompt: maybe(fc.string()),
  videoPrompt: maybe(fc.string()),
})

test('a scene that lacks a part gets its default', () => {
  const { description, scenes } = completeDraft({ title: 'The sea', scenes: [{}] }, PLAN)
  expect(description).toBe('')
  expect(scenes).toEqual([
    {
      durationMs: 10_000,
      voiceOverText: 'No voice over text provided.',
      imagePrompt: 'A blank neutral image',
      videoPrompt: 'A static shot',
      emphasis: '',
    },
  ])
})

test('what is there stays as it was written', () => {
  const whole = {
    durationMs: 7500,
    voiceOverText: 'The sea.',
    imagePrompt: 'A sea',
    videoPrompt: 'Push in.',
    emphasis: 'sea',
  }
  const cast = [{ name: 'Mara', description: 'Red coat.' }]
  const draft = { title: 'The sea', description: 'Salt.', look: 'Ink.', cast, scenes: [whole] }
  expect(completeDraft(draft, PLAN)).toEqual(draft)
})

const member = (name: string, description = 'Old.') => ({ name, description })

test('of a cast nobody is there twice, or without a name and a description, and never too many', () => {
  const many = Array.from({ length: 30 }, (_, at) => member(`Gull ${at}`, 'x'.repeat(900)))
  const cast = [
    member(' Mara '),
    member('MARA', 'Young.'),
    member(''),
    member('Boat', ' '),
    ...many,
  ]
  const completed = completeDraft({ title: 'The sea', cast, scenes: [{}] }, PLAN).cast ?? []
  expect(completed).toHaveLength(CAST_MAX)
  expect(completed[0]).toEqual({ name: 'Mara', description: 'Old.' })
  expect(completed[1]?.name).toBe('Gull 0')
  expect(completed.every((one) => CastMember.safeParse(one).success)).toBe(true)
})

test('whatever a writer delivers, scenes are whole and never more than planned', () => {
  const drafts = fc.array(scene, { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(drafts, fc.integer({ min: 2, max: 18 }), (given, sceneCount) => {
      const { scenes } = completeDraft({ title: 'The sea', scenes: given }, { ...PLAN, sceneCount })
      expect(scenes).toHaveLength(Math.min(given.length, sceneCount))
      for (const { durationMs, emphasis: _, ...texts } of scenes) {
        expect(Number.isInteger(durationMs) && durationMs >= 1000).toBe(true)
        for (const text of Object.values(texts)) {
          expect(text.trim()).not.toBe('')
          expect(text.length).toBeLessThanOrEqual(SCENE_TEXT_MAX_CHARACTERS)
        }
      }
    }),
  )
})

test('scenes beyond the plan are joined with a neighbour: the words stay, in order', () => {
  const words = ['one', 'two', 'three', 'four', 'five']
  const { scenes } = completeDraft(
    {
      title: 'Counting',
      scenes: words.map((voiceOverText, at) => ({ durationMs: 5000 + at * 1000, voiceOverText })),
    },
    { ...PLAN, sceneCount: 3 },
  )
  expect(scenes.map(({ voiceOverText }) => voiceOverText)).toEqual([
    'one two',
    'three four',
    'five',
  ])
  expect(scenes.map(({ durationMs }) => durationMs)).toEqual([11_000, 15_000, 9000])
})

test('whatever lengths a writer delivers, a storyboard has no frame more than was asked for', () => {
  const lengths = fc.array(fc.integer({ min: 1, max: 60_000 }), { minLength: 1, maxLength: 40 })
  const asked = fc.integer({ min: 1, max: 12 }).map((steps) => steps * DURATION_STEP_S)
  fc.assert(
    fc.property(lengths, asked, (given, durationS) => {
      const { scenes } = completeDraft(
        { title: 'The sea', scenes: given.map((durationMs) => ({ durationMs })) },
        { sceneCount: usualSceneCount(durationS), durationS },
      )
      const film = scenes.map(({ durationMs }) => ({
        durationMs,
        text: 'Salt.',
        language: 'en',
        voice: null,
        motionSeed: 1,
      }))
      const { frames } = timelineOf({ scenes: film, transition: 'crossfade' })
      expect(frames).toBeLessThanOrEqual(durationS * FRAME_RATE)
      for (const { durationMs } of scenes) {
        expect(durationMs).toBeGreaterThanOrEqual(SCENE_LENGTH_MIN_MS)
      }
    }),
  )
})
