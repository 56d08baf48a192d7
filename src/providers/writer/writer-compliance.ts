import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import {
  DURATION_MAX_S,
  DURATION_MIN_S,
  DURATION_STEP_S,
  SCENE_TEXT_MAX_CHARACTERS,
} from '#contract/limits.ts'
import { WRITING_LANGUAGES } from '#contract/options.ts'
import { fewestSceneCount, usualSceneCount } from '#contract/storyboard-plan.ts'
import type { StoryboardDraft, WriterProvider, WriteRequest } from './writer-provider.ts'

const REQUEST: WriteRequest = {
  idea: 'Why cats sleep so much',
  durationS: 30,
  style: 'Educational',
  audience: 'General Audience',
  aspectRatio: '16/9',
  language: 'en',
  sceneCount: 3,
}

/** What every writer must do, whoever writes. Call it at the top of a test file. */
export function testWriter(kind: string, create: () => WriterProvider): void {
  const write = async (changes: Partial<WriteRequest>) =>
    await create().write(
      { ...REQUEST, ...changes },
      { folder: tmpdir(), signal: new AbortController().signal },
    )

  test(`${kind}: every duration is filled exactly, from the shortest to the longest`, async () => {
    for (const durationS of [DURATION_MIN_S, DURATION_MIN_S + DURATION_STEP_S, DURATION_MAX_S]) {
      const sceneCount = usualSceneCount(durationS)
      expectWellFormed(await write({ durationS, sceneCount }), durationS)
    }
  })

  test(`${kind}: there are as many scenes as asked for, at their fewest and at their usual number`, async () => {
    for (const durationS of [DURATION_MIN_S, DURATION_MIN_S + DURATION_STEP_S, DURATION_MAX_S]) {
      for (const sceneCount of [fewestSceneCount(durationS), usualSceneCount(durationS)]) {
        expect((await write({ durationS, sceneCount }))?.scenes).toHaveLength(sceneCount)
      }
    }
  })

  test(`${kind}: every writing language gets a whole storyboard`, async () => {
    for (const language of WRITING_LANGUAGES) {
      expectWellFormed(await write({ language }), REQUEST.durationS)
    }
  })

  test(`${kind}: an aborted call ends with the reason it was aborted for`, async () => {
    const signal = AbortSignal.abort(new Error('not needed any more'))
    const writing = create().write(REQUEST, { folder: tmpdir(), signal })
    await expect(writing).rejects.toThrow('not needed any more')
  })
}

/** At least two scenes with all their texts, which fill the duration exactly. */
export function expectWellFormed(draft: StoryboardDraft | null, durationS: number): void {
  const { title = '', description = '', scenes = [] } = draft ?? {}
  expect(title.trim()).not.toBe('')
  expect(Array.from(title).length).toBeLessThanOrEqual(80)
  expect(description.trim()).not.toBe('')
  expect(scenes.length).toBeGreaterThanOrEqual(2)
  const totalMs = scenes.reduce((total, { durationMs = 0 }) => total + durationMs, 0)
  expect(totalMs).toBe(durationS * 1000)
  for (const { durationMs = 0, voiceOverText = '', imagePrompt = '', videoPrompt = '' } of scenes) {
    expect(Number.isInteger(durationMs) && durationMs > 0).toBe(true)
    for (const text of [voiceOverText, imagePrompt, videoPrompt]) {
      expect(text.trim()).not.toBe('')
      expect(text.length).toBeLessThanOrEqual(SCENE_TEXT_MAX_CHARACTERS)
    }
  }
}
