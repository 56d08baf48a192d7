import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { credits, generations, vendorCalls } from '#database/schema/index.ts'
import { checkLedger } from '#domain/credit/index.ts'
import { createKlingAnimator } from '#providers/animator/kling/create-kling-animator.ts'
import { createReplicateAnimator } from '#providers/animator/replicate/create-replicate-animator.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { KLING_KEY, startKling } from '#testing/fakes/kling.ts'
import { painted } from '#testing/fakes/painted.ts'
import { REPLICATE_KEY, startReplicate } from '#testing/fakes/replicate.ts'
import type { FakeAnswer } from '#testing/fakes/start-fake.ts'
import { vendorClip } from '#testing/fakes/vendor-clip.ts'
import { startTake } from '#testing/make-take.ts'
import { saveTestImage } from '#testing/save-test-image.ts'
import { createTestWorker } from '#testing/test-worker.ts'
import { animateClip } from '../handlers/clip.ts'
import { runGeneration } from '../run-generation.ts'
import { askVendor } from './ask-vendor.ts'

const PRICE = 120
const FREE = { state: 'failed', charged: 0, held: 0 }
const PAID = { state: 'succeeded', charged: PRICE, held: 0, calls: ['delivered'], billed: 1 }

/** Both ways to Kling, with what each says of work that has ended. */
const WAYS = {
  replicate: async () => {
    const fake = await startReplicate()
    const model = 'kwaivgi/kling-v2.5-turbo-pro'
    return {
      fake,
      animator: createReplicateAnimator({ key: REPLICATE_KEY, baseUrl: fake.url, model }),
      billed: () => fake.jobs.length,
      failed: { status: 'failed', error: 'Flagged by moderation' },
      gone: { output: null, data_removed: true },
      full: { status: 429, headers: { 'retry-after': '30' }, json: { detail: 'throttled' } },
    }
  },
  kling: async () => {
    const fake = await startKling()
    const model = 'kling-v2-6'
    return {
      fake,
      animator: createKlingAnimator({ key: KLING_KEY, baseUrl: fake.url, model }),
      billed: () => fake.tasks.length,
      failed: { task_status: 'failed', task_status_msg: 'Flagged by moderation' },
      gone: { task_result: { videos: [] } },
      full: {
        status: 429,
        json: { code: 1303, message: 'parallel task over resource pack limit' },
      },
    }
  },
}

async function studio(way: keyof typeof WAYS) {
  const { ctx, account, scene } = await accountWithScenes()
  await saveTestImage(account, scene.id)
  const vendor = await WAYS[way]()
  vendor.fake.questionsUntilDone = 0
  const worker = createTestWorker(ctx, { animator: vendor.animator })
  vi.spyOn(console, 'error').mockReturnValue()
  const { id } = await startTake(account, scene.id, 'clip')
  const balance = async () => {
    const ofAccount = eq(credits.workspaceId, account.workspaceId)
    const [found] = await ctx.db.select().from(credits).where(ofAccount)
    return found
  }
  const before = (await balance())?.amount ?? 0
  const outcome = async () => {
    expect(await checkLedger(ctx.db)).toEqual([])
    const [generation] = await ctx.db.select().from(generations).where(eq(generations.id, id))
    const calls = await ctx.db.select().from(vendorCalls).orderBy(vendorCalls.sentAt)
    const now = await balance()
    return {
      state: generation?.state,
      charged: before - (now?.amount ?? 0),
      held: now?.held,
      calls: calls.map(({ state }) => state),
      billed: vendor.billed(),
    }
  }
  const later = async () => {
    await ctx.db
      .update(generations)
      .set({ nextCheckAt: sql`now()` })
      .where(eq(generations.state, 'waiting'))
    return await askVendor(worker)
  }
  const run = () => runGeneration(worker, id, animateClip)
  return { ...vendor, ctx, worker, run, later, outcome }
}

const BOTH = ['replicate', 'kling'] as const

test.each(BOTH)('%s: a clip is bought once, and nobody has to call back for it', async (way) => {
  const { run, later, outcome } = await studio(way)
  await run()
  expect(await outcome()).toMatchObject({ state: 'waiting', charged: 0, held: PRICE, billed: 1 })
  await later()
  expect(await outcome()).toEqual(PAID)
  expect(await later()).toBe(false)
})

test.each(
  BOTH.flatMap((way) =>
    [
      ['no answer', { hangsUp: true }],
      ['a page', { status: 502, body: '<h1>Bad gateway</h1>' }],
      ['half an answer', { status: 201, body: '{"id":"abc","code":0,"data"', cutAfter: 12 }],
    ].map((one) => [way, ...one] as [typeof way, string, FakeAnswer]),
  ),
)('%s: after %s it is found and delivered, not begun again', async (way, _, answer) => {
  const { fake, run, later, outcome } = await studio(way)
  fake.onBegin = { ...answer, begins: true }
  await run()
  fake.onBegin = null
  expect(await outcome()).toMatchObject({ state: 'waiting', calls: ['unknown'], billed: 1 })
  // Found, begun, done.
  for (const _ of [1, 2, 3]) await later()
  expect(await outcome()).toEqual(PAID)
})

test.each(BOTH)('%s: begun when there is room again, once', async (way) => {
  const { ctx, fake, full, run, later, outcome } = await studio(way)
  fake.onBegin = full
  await run()
  fake.onBegin = null
  const waits = { state: 'queued', charged: 0, held: PRICE, calls: ['refused'], billed: 0 }
  expect(await outcome()).toEqual(waits)
  await ctx.db.execute(sql`update vendor_keys set paused_until = now()`)
  await run()
  await later()
  expect(await outcome()).toEqual({ ...PAID, calls: ['refused', 'delivered'] })
})

test.each(BOTH)('%s: what stays under way is given up after the limit, free', async (way) => {
  const { ctx, fake, run, later, outcome } = await studio(way)
  fake.questionsUntilDone = Infinity
  await run()
  await later()
  expect(await outcome()).toMatchObject({ state: 'waiting', charged: 0, held: PRICE })
  await ctx.db.update(generations).set({ startedAt: sql`now() - interval '2 minutes'` })
  await later()
  expect(await outcome()).toMatchObject({ ...FREE, billed: 1 })
})

test.each(
  BOTH.flatMap((way) => (['failed', 'gone'] as const).map((ending) => [way, ending] as const)),
)('%s: what has %s costs nobody anything, and is not begun again', async (way, ending) => {
  const vendor = await studio(way)
  vendor.fake.ending = vendor[ending]
  await vendor.run()
  await vendor.later()
  expect(await vendor.outcome()).toMatchObject({ ...FREE, billed: 1 })
  expect(await vendor.later()).toBe(false)
})

test.each(BOTH)('%s: a clip that is cut off is not kept, and costs nothing', async (way) => {
  const { fake, run, later, outcome } = await studio(way)
  const whole = await vendorClip(await painted(720, 1280, 1), 5)
  await run()
  fake.onDelivery = { body: whole.subarray(0, 200), headers: { 'content-type': 'video/mp4' } }
  await later()
  expect(await outcome()).toMatchObject({ ...FREE, billed: 1 })
})

test.each(BOTH)(
  '%s: a delivery that breaks off is fetched again, not bought again',
  async (way) => {
    const { fake, run, later, outcome } = await studio(way)
    await run()
    for (const broken of [{ status: 500 }, { body: 'x'.repeat(1000), cutAfter: 100 }]) {
      fake.onDelivery = broken
      await later()
      expect(await outcome()).toMatchObject({ state: 'waiting', charged: 0, billed: 1 })
    }
    fake.onDelivery = null
    await later()
    expect(await outcome()).toEqual(PAID)
  },
)

test('Kling: two tasks under one id of ours: one is delivered, and no third begun', async () => {
  const { fake, run, later, outcome } = await studio('kling')
  fake.onBegin = { hangsUp: true, begins: true }
  await run()
  fake.onBegin = null
  const [task] = 'tasks' in fake ? fake.tasks : []
  if (!task || !('tasks' in fake)) throw new Error('No task was begun.')
  const again = await fetch(`${fake.url}/v1/videos/image2video`, {
    method: 'POST',
    headers: { authorization: `Bearer ${KLING_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify(task.body),
  })
  expect(again.status).toBe(200)
  expect(new Set(fake.tasks.map(({ body }) => body['external_task_id'])).size).toBe(1)
  await later()
  await later()
  expect(await outcome()).toEqual({ ...PAID, billed: 2 })
  expect(await later()).toBe(false)
})
