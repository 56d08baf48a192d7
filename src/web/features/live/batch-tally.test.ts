import { expect, test } from 'vitest'
import type { AccountEvent } from '#contract/event.ts'
import { tallyEnded } from './batch-tally.ts'

type GenerationEvent = Extract<AccountEvent, { type: 'generation' }>

test('a batch is counted until its last generation has ended, then the next begins', () => {
  const voice = generationOf(crypto.randomUUID())
  expect(tallyEnded(voice('succeeded'), false)).toEqual({ succeeded: 1, failed: 0, credits: 5 })
  expect(tallyEnded(voice('failed'), false)).toEqual({ succeeded: 1, failed: 1, credits: 5 })
  expect(tallyEnded(voice('succeeded'), true)).toEqual({ succeeded: 2, failed: 1, credits: 10 })
  expect(tallyEnded(voice('succeeded'), true)).toEqual({ succeeded: 1, failed: 0, credits: 5 })
})

test('storyboards are counted apart', () => {
  tallyEnded(generationOf(crypto.randomUUID())('succeeded'), false)
  const other = generationOf(crypto.randomUUID())
  expect(tallyEnded(other('succeeded'), true)).toEqual({ succeeded: 1, failed: 0, credits: 5 })
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
    failure: state === 'failed' ? 'No voice' : null,
  })
}
