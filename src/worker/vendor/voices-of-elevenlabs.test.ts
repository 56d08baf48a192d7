import { randomUUID } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { assets, credits, generations, vendorCalls } from '#database/schema/index.ts'
import { checkLedger } from '#domain/credit/index.ts'
import { recoverGenerations } from '#domain/generation/index.ts'
import { closeLostCalls } from '#domain/vendor-call/index.ts'
import { createElevenLabsNarrator } from '#providers/narrator/elevenlabs/create-elevenlabs-narrator.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { type Scenario, startFakeElevenLabs } from '#testing/fakes/elevenlabs.ts'
import { startTake } from '#testing/make-take.ts'
import { createTestWorker, keepWorkerAlive } from '#testing/test-worker.ts'
import { speakVoiceOver } from '../handlers/voice.ts'
import { runGeneration } from '../run-generation.ts'
import { askVendor } from './ask-vendor.ts'

const PRICE = 5

async function studio(...scenarios: Scenario[]) {
  const { ctx, account, scene } = await accountWithScenes()
  const fake = await startFakeElevenLabs()
  fake.scenarios.push(...scenarios)
  const settings = { key: fake.key, baseUrl: fake.url, model: 'by-language' }
  const worker = createTestWorker(ctx, { narrator: createElevenLabsNarrator(settings) })
  await keepWorkerAlive(ctx, worker.workerId)
  vi.spyOn(console, 'error').mockReturnValue()
  const { id } = await startTake(account, scene.id, 'voice')
  const amount = async () => {
    const [balance] = await ctx.db
      .select()
      .from(credits)
      .where(eq(credits.workspaceId, account.workspaceId))
    return balance
  }
  const before = await amount()
  const outcome = async () => {
    expect(await checkLedger(ctx.db)).toEqual([])
    const [generation] = await ctx.db.select().from(generations).where(eq(generations.id, id))
    const balance = await amount()
    const calls = await ctx.db.select().from(vendorCalls).orderBy(vendorCalls.sentAt)
    return {
      state: generation?.state,
      charged: (before?.amount ?? 0) - (balance?.amount ?? 0),
      held: balance?.held,
      calls: calls.map(({ state }) => state),
      requests: fake.speechRequests,
    }
  }
  const asset = async () => {
    const [last] = await ctx.db.select().from(assets).orderBy(desc(assets.createdAt)).limit(1)
    return last
  }
  const run = () => runGeneration(worker, id, speakVoiceOver)
  return { ctx, worker, fake, run, outcome, asset }
}

test('a voice-over is bought once, kept with the times of its words, and its cost written down', async () => {
  const { ctx, run, outcome, asset, fake } = await studio()
  await run()
  const done = { state: 'succeeded', charged: PRICE, held: 0, calls: ['delivered'], requests: 1 }
  expect(await outcome()).toEqual(done)
  expect(await asset()).toMatchObject({
    contentType: 'audio/mpeg',
    details: { wordTimes: 'given', words: expect.arrayContaining([expect.any(Object)]) },
  })
  const [call] = await ctx.db.select().from(vendorCalls)
  expect(call).toMatchObject({
    provider: 'elevenlabs:by-language',
    costMicroUsd: fake.billedCredits * 120,
  })
})

test.each<Scenario>(['hangs up served', 'cut', 'no audio', 'broken audio'])(
  'what was billed and did not arrive (%s) is fetched from the history, and bought once',
  async (scenario) => {
    const { worker, run, outcome } = await studio(scenario)
    await run()
    expect(await outcome()).toMatchObject({ state: 'waiting', charged: 0, held: PRICE })
    expect(await askVendor(worker)).toBe(true)
    const done = { state: 'succeeded', charged: PRICE, held: 0, calls: ['delivered'], requests: 1 }
    expect(await outcome()).toEqual(done)
  },
)

test('a call that never arrived is sent again once that is certain', async () => {
  const { ctx, worker, run, outcome, fake } = await studio('hangs up unserved')
  await run()
  await askVendor(worker)
  expect(await outcome()).toMatchObject({ state: 'waiting', calls: ['unknown'], requests: 1 })
  await ctx.db.update(vendorCalls).set({ sentAt: sql`now() - interval '2 minutes'` })
  await askVendor(worker)
  expect(await outcome()).toMatchObject({ state: 'queued', charged: 0, held: PRICE })
  await run()
  expect(await outcome()).toMatchObject({
    state: 'succeeded',
    charged: PRICE,
    calls: ['refused', 'delivered'],
    requests: 2,
  })
  expect(fake.items).toHaveLength(1)
})

test('an account whose history is switched off: what seems never to have arrived is sent again once', async () => {
  const { ctx, worker, run, outcome, fake } = await studio('hangs up served', 'hangs up served')
  fake.historyIs = 'off'
  const loseOnce = async () => {
    await run()
    await ctx.db.update(vendorCalls).set({ sentAt: sql`now() - interval '2 minutes'` })
    await askVendor(worker)
  }
  await loseOnce()
  expect(await outcome()).toMatchObject({ state: 'queued', held: PRICE, requests: 1 })
  await loseOnce()
  expect(await outcome()).toEqual({
    state: 'failed',
    charged: 0,
    held: 0,
    calls: ['refused', 'refused'],
    requests: 2,
  })
})

test('a worker that dies while the vendor speaks: another finds what it bought', async () => {
  const { ctx, worker, fake, run, outcome } = await studio('hangs up served')
  fake.whileSpeaking = async () => {
    await recoverGenerations(ctx, () => 'look-up')
    await closeLostCalls(ctx)
  }
  await run()
  await askVendor({ ...worker, workerId: randomUUID() })
  expect(await outcome()).toMatchObject({ state: 'succeeded', charged: PRICE, requests: 1 })
  expect(fake.items).toHaveLength(1)
})

test('without its history the vendor cannot be asked: given up after the limit, free', async () => {
  const { ctx, worker, fake, run, outcome } = await studio('hangs up served')
  fake.historyIs = 'down'
  await run()
  await askVendor(worker)
  expect(await outcome()).toMatchObject({ state: 'waiting', requests: 1 })
  await ctx.db.update(generations).set({ startedAt: sql`now() - interval '2 minutes'` })
  await askVendor(worker)
  expect(await outcome()).toMatchObject({ state: 'failed', charged: 0, held: 0, requests: 1 })
})

test('an empty account costs nobody anything', async () => {
  const detail = { status: 'quota_exceeded', message: 'You have 0 credits remaining.' }
  const { run, outcome } = await studio({ refuses: { status: 401, detail } })
  await run()
  const free = { state: 'failed', charged: 0, held: 0, calls: ['refused'], requests: 1 }
  expect(await outcome()).toEqual(free)
})
