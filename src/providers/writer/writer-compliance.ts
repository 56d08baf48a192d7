import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import {
  DURATION_MAX_S,
  DURATION_MIN_S,
  DURATION_STEP_S,
  SCENE_TEXT_MAX_CHARACTERS,
} from '#contract/limits.ts'
import { WRITING_LANGUAGES } from '#contract/options.ts'
import type { WriterProvider, WriteRequest, WrittenStoryboard } from './writer-provider.ts'

const REQUEST: WriteRequest = {
  idea: 'Why cats sleep so much',
  durationS: 30,
  style: 'Educational',
  audience: 'General Audience',
  aspectRatio: '16/9',
  language: 'en',
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
      expectWellFormed(await write({ durationS }), durationS)
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
export function expectWellFormed(storyboard: WrittenStoryboard, durationS: number): void {
  const { title, description, scenes } = storyboard
  expect(title.trim()).not.toBe('')
  expect(Array.from(title).length).toBeLessThanOrEqual(80)
  expect(description.trim()).not.toBe('')
  expect(scenes.length).toBeGreaterThanOrEqual(2)
  expect(scenes.reduce((total, scene) => total + scene.durationMs, 0)).toBe(durationS * 1000)
  for (const { durationMs, voiceOverText, imagePrompt, videoPrompt } of scenes) {
    expect(Number.isInteger(durationMs) && durationMs > 0).toBe(true)
    for (const text of [voiceOverText, imagePrompt, videoPrompt]) {
      expect(text.trim()).not.toBe('')
      expect(text.length).toBeLessThanOrEqual(SCENE_TEXT_MAX_CHARACTERS)
    }
  }
}
