import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import {
  DURATION_MAX_S,
  DURATION_MIN_S,
  DURATION_STEP_S,
  SCENE_TEXT_MAX_CHARACTERS,
} from '#contract/limits.ts'
import { WRITING_LANGUAGES, type WritingLanguage } from '#contract/options.ts'
import { fewestSceneCount, usualSceneCount } from '#contract/plan-cost.ts'
import { finishWork } from '#testing/finish-work.ts'
import type { StoryboardDraft, WriteRequest, WriterProvider } from './writer-provider.ts'

const IDEAS: Record<WritingLanguage, string> = {
  en: 'Octopuses have three hearts. Two of them rest while they swim. That is why they rather crawl.',
  es: 'El pulpo tiene tres corazones. Dos descansan mientras nada. Por eso prefiere andar despacio.',
  fr: 'La pieuvre a trois cœurs. Deux se reposent quand elle nage. Elle préfère donc marcher.',
  de: 'Kraken haben drei Herzen. Zwei davon ruhen beim Schwimmen. Darum kriechen sie lieber.',
  ja: 'タコには心臓が三つあります。泳ぐ間は二つが休みます。だから這うのが好きです。',
  vi: 'Bạch tuộc có ba quả tim. Hai quả nghỉ khi nó bơi đi. Vì vậy nó thích bò hơn là bơi.',
}
const REQUEST: WriteRequest = {
  idea: IDEAS.en,
  beginning: 'idea',
  durationS: 30,
  style: 'Educational',
  audience: 'General Audience',
  aspectRatio: '16/9',
  language: 'en',
  sceneCount: 3,
}

/** What every writer must do, whoever writes. Call it at the top of a test file. */
export function testWriter(
  kind: string,
  create: () => WriterProvider | Promise<WriterProvider>,
): void {
  const write = async (changes: Partial<WriteRequest>) =>
    await finishWork(
      await create(),
      { ...REQUEST, ...changes },
      { folder: tmpdir(), signal: new AbortController().signal },
    )

  test(`${kind}: never longer than asked for, nor in more scenes, from the shortest to the longest`, async () => {
    for (const durationS of [DURATION_MIN_S, DURATION_MIN_S + DURATION_STEP_S, DURATION_MAX_S]) {
      for (const sceneCount of [fewestSceneCount(durationS), usualSceneCount(durationS)]) {
        const draft = await write({ durationS, sceneCount })
        expectWellFormed(draft, durationS)
        expect(draft?.scenes?.length).toBeLessThanOrEqual(sceneCount)
      }
    }
  })

  test(`${kind}: every writing language gets a whole storyboard`, async () => {
    for (const language of WRITING_LANGUAGES) {
      expectWellFormed(await write({ idea: IDEAS[language], language }), REQUEST.durationS)
    }
  })

  test(`${kind}: an aborted call ends with the reason it was aborted for`, async () => {
    const signal = AbortSignal.abort(new Error('not needed any more'))
    const writing = finishWork(await create(), REQUEST, { folder: tmpdir(), signal })
    await expect(writing).rejects.toThrow('not needed any more')
  })
}

/** Scenes with all their texts, together no longer than the duration. */
export function expectWellFormed(draft: StoryboardDraft | null, durationS: number): void {
  const { title = '', description = '', scenes = [] } = draft ?? {}
  expect(title.trim()).not.toBe('')
  expect(Array.from(title).length).toBeLessThanOrEqual(80)
  expect(description.trim()).not.toBe('')
  expect(scenes.length).toBeGreaterThanOrEqual(1)
  const totalMs = scenes.reduce((total, { durationMs = 0 }) => total + durationMs, 0)
  expect(totalMs).toBeLessThanOrEqual(durationS * 1000)
  for (const { durationMs = 0, voiceOverText = '', imagePrompt = '', videoPrompt = '' } of scenes) {
    expect(Number.isInteger(durationMs) && durationMs > 0).toBe(true)
    for (const text of [voiceOverText, imagePrompt, videoPrompt]) {
      expect(text.trim()).not.toBe('')
      expect(text.length).toBeLessThanOrEqual(SCENE_TEXT_MAX_CHARACTERS)
    }
  }
}
