import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { inWords } from '#contract/words/in-words.ts'
import { vendorCalls } from '#database/schema/index.ts'
import { checkLedger } from '#domain/credit/index.ts'
import { getGeneration } from '#domain/generation/index.ts'
import { createStoryboard, getStoryboard } from '#domain/storyboard/index.ts'
import { createGrokWriter } from '#providers/writer/grok/create-grok-writer.ts'
import { AN_IDEA } from '#testing/create-written-storyboard.ts'
import { type GrokStep, startFakeGrok } from '#testing/fakes/grok.ts'
import { openAccount } from '#testing/open-account.ts'
import { createTestContext } from '#testing/test-context.ts'
import { createTestWorker, keepWorkerAlive } from '#testing/test-worker.ts'
import { runGeneration } from '../run-generation.ts'
import { writeStoryboard } from './write-storyboard.ts'

/** A storyboard that is written by Grok, which answers so. */
async function written(steps: GrokStep[], changes = {}, facts = {}) {
  vi.spyOn(console, 'error').mockReturnValue()
  const { settings, counts } = await startFakeGrok(steps)
  const ctx = await createTestContext()
  const account = await openAccount(ctx)
  const writer = { ...createGrokWriter({ ...settings, ...changes }), ...facts }
  const worker = createTestWorker(ctx, { writer })
  await keepWorkerAlive(ctx, worker.workerId)
  const storyboardId = randomUUID()
  const { id } = await createStoryboard(account, { id: storyboardId, ...AN_IDEA })
  await runGeneration(worker, id, writeStoryboard)
  expect(await checkLedger(ctx.db)).toEqual([])
  const { state, failure, price } = await getGeneration(account, { id })
  const calls = (await ctx.db.select().from(vendorCalls)).map((call) => ({
    state: call.state,
    costMicroUsd: call.costMicroUsd,
  }))
  const read = () => getStoryboard(account, { id: storyboardId })
  return { state, failure: failure && inWords(failure), price, calls, counts, read }
}

test('a storyboard of Grok is paid for once, and its call is written down with its cost', async () => {
  const { state, price, calls, read } = await written([])
  expect({ state, price }).toEqual({ state: 'succeeded', price: 10 })
  expect(calls).toEqual([{ state: 'delivered', costMicroUsd: 118 }])
  expect(await read()).toMatchObject({
    title: 'The sea',
    look: 'Soft watercolour, morning light.',
    cast: [{ name: 'The sea', description: 'calm and blue' }],
    sampleReason: null,
  })
})

test('a refused idea fails in the words of Grok and costs nothing', async () => {
  const error = 'Content violates usage guidelines. Failed check: SAFETY_CHECK_TYPE_BIO'
  const { state, failure, calls, counts } = await written([
    { answers: { status: 403, json: { code: 'permission-denied', error } } },
  ])
  expect(state).toBe('failed')
  expect(failure).toContain(error)
  expect(calls).toMatchObject([{ state: 'refused' }])
  expect(counts.billed).toBe(0)
})

test('an answer that was lost is not asked for again: the sample stands in, free of charge', async () => {
  const { state, price, calls, counts, read } = await written([{ delivers: { cutAfter: 200 } }])
  expect({ state, price }).toEqual({ state: 'succeeded', price: 0 })
  expect(calls).toMatchObject([{ state: 'unknown' }])
  expect(counts.billed).toBe(1)
  expect(await read()).toMatchObject({ sampleReason: { code: 'sample-instead' } })
})

test('a wrong key leaves the sample, and says whose fault it is', async () => {
  const { price, failure, counts } = await written([], { key: 'wrong' })
  expect(price).toBe(0)
  expect(failure).toContain('Grok does not accept the key of this site')
  expect(counts.billed).toBe(0)
})

test('how long a writer may take is its own fact', async () => {
  const never: GrokStep = { delivers: { delayMs: 60_000 } }
  const { price, failure } = await written([never], {}, { limitMs: 300 })
  expect(price).toBe(0)
  expect(failure).toContain('The writer did not answer in time')
  expect(createGrokWriter({ key: 'k', baseUrl: 'https://x', model: 'm' }).limitMs).toBe(240_000)
})
