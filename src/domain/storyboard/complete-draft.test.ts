import { fc } from '#testing/properties.ts'
import { expect, test } from 'vitest'
import { SCENE_TEXT_MAX_CHARACTERS } from '#contract/limits.ts'
import { completeDraft } from './complete-draft.ts'

const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined })

const scene = fc.record({
  durationMs: maybe(fc.oneof(fc.double(), fc.integer({ min: -1000, max: 60_000 }))),
  voiceOverText: maybe(fc.string()),
  imagePrompt: maybe(fc.string()),
  videoPrompt: maybe(fc.string()),
})

test('a scene that lacks a part gets its default', () => {
  const { description, scenes } = completeDraft({ title: 'The sea', scenes: [{}] }, 6)
  expect(description).toBe('')
  expect(scenes).toEqual([
    {
      durationMs: 10_000,
      voiceOverText: 'No voice over text provided.',
      imagePrompt: 'A blank neutral image',
      videoPrompt: 'A static shot',
    },
  ])
})

test('what is there stays as it was written', () => {
  const whole = {
    durationMs: 7500,
    voiceOverText: 'The sea.',
    imagePrompt: 'A sea',
    videoPrompt: 'Push in.',
  }
  const draft = { title: 'The sea', description: 'Salt.', scenes: [whole] }
  expect(completeDraft(draft, 6)).toEqual(draft)
})

test('whatever a writer delivers, scenes are whole and never more than planned', () => {
  const drafts = fc.array(scene, { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(drafts, fc.integer({ min: 2, max: 18 }), (given, sceneCount) => {
      const { scenes } = completeDraft({ title: 'The sea', scenes: given }, sceneCount)
      expect(scenes).toHaveLength(Math.min(given.length, sceneCount))
      for (const { durationMs, ...texts } of scenes) {
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
    3,
  )
  expect(scenes.map(({ voiceOverText }) => voiceOverText)).toEqual([
    'one two',
    'three four',
    'five',
  ])
  expect(scenes.map(({ durationMs }) => durationMs)).toEqual([11_000, 15_000, 9000])
})
