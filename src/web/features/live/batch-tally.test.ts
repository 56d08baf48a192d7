import { tell } from '#contract/words/told.ts'
import { expect, test } from 'vitest'
import type { AccountEvent } from '#contract/event.ts'
import { tallyEnded } from './batch-tally.ts'

type GenerationEvent = Extract<AccountEvent, { type: 'generation' }>

const NONE = { succeeded: 0, failed: 0, cancelled: 0, credits: 0 }

test('a batch is counted until its last generation has ended, then the next begins', () => {
  const voice = generationOf(crypto.randomUUID())
  expect(tallyEnded(voice('succeeded'), false)).toEqual({ ...NONE, succeeded: 1, credits: 5 })
  expect(tallyEnded(voice('failed'), false)).toEqual({
    ...NONE,
    succeeded: 1,
    failed: 1,
    credits: 5,
  })
  expect(tallyEnded(voice('succeeded'), true)).toEqual({
    ...NONE,
    succeeded: 2,
    failed: 1,
    credits: 10,
  })
  expect(tallyEnded(voice('succeeded'), true)).toEqual({ ...NONE, succeeded: 1, credits: 5 })
})

test('what was stopped is counted, and costs nothing', () => {
  const voice = generationOf(crypto.randomUUID())
  expect(tallyEnded(voice('cancelled'), false)).toEqual({ ...NONE, cancelled: 1 })
  expect(tallyEnded(voice('cancelled'), true)).toEqual({ ...NONE, cancelled: 2 })
})

test('storyboards are counted apart', () => {
  tallyEnded(generationOf(crypto.randomUUID())('succeeded'), false)
  const other = generationOf(crypto.randomUUID())
  expect(tallyEnded(other('succeeded'), true)).toEqual({ ...NONE, succeeded: 1, credits: 5 })
})

function generationOf(storyboardId: string) {
  return (state: GenerationEvent['state']): GenerationEvent => ({
    type: 'generation',
    generationId: crypto.randomUUID(),
    storyboardId,
    sceneId: crypto.randomUUID(),
    kind: 'voice',
    state,
    progress: 1,
    startedAtMs: 0,
    expectedDurationMs: null,
    price: 5,
    failure: state === 'failed' ? tell('voice-failed') : null,
  })
}
