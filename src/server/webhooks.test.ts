import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { generations, receivedWebhooks, visitorAttempts } from '#database/schema/index.ts'
import { createCallbacks } from '#domain/callbacks.ts'
import { cancelGeneration, claimCheck, putBackCheck } from '#domain/generation/index.ts'
import { forgetWebhooks } from '#domain/webhooks.ts'
import type { AnimatorProvider } from '#providers/animator/animator-provider.ts'
import { createKlingAnimator } from '#providers/animator/kling/create-kling-animator.ts'
import { createReplicateAnimator } from '#providers/animator/replicate/create-replicate-animator.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { KLING_KEY, startKling } from '#testing/fakes/kling.ts'
import { REPLICATE_KEY, startReplicate, webhookOf } from '#testing/fakes/replicate.ts'
import { startTake } from '#testing/make-take.ts'
import { saveTestImage } from '#testing/save-test-image.ts'
import { createTestWorker, keepWorkerAlive } from '#testing/test-worker.ts'
import { PACE } from '#worker/context.ts'
import { animateClip } from '#worker/handlers/clip.ts'
import { runGeneration } from '#worker/run-generation.ts'
import { askVendor } from '#worker/vendor/ask-vendor.ts'
import { CLIENT_ADDRESS } from './network.ts'
import { webhooks } from './webhooks.ts'

type Posted = { url: string; headers?: Record<string, string>; body: string }

function minutes(count: number) {
  return { atMs: Date.now() + count * 60_000 }
}

/** A clip at a vendor that may call back, with the pauses of the real thing. */
async function studio(animator: AnimatorProvider, publicUrl = 'https://reels.example') {
  const { ctx, account, scene } = await accountWithScenes()
  await saveTestImage(account, scene.id)
  ctx.vendors.callbacks = createCallbacks('the secret of the installation', publicUrl)
  const worker = createTestWorker(ctx, { animator }, PACE)
  await keepWorkerAlive(ctx, worker.workerId)
  const app = webhooks(ctx)
  const post = async ({ url, headers = {}, body }: Posted) => {
    const { pathname, search } = new URL(url)
    const from = { ...headers, [CLIENT_ADDRESS]: '203.0.113.7' }
    return await app.request(pathname + search, { method: 'POST', headers: from, body })
  }
  const { id } = await startTake(account, scene.id, 'clip')
  const row = async () => {
    const [found] = await ctx.db.select().from(generations).where(eq(generations.id, id))
    if (!found) throw new Error('The generation is gone.')
    return found
  }
  const isDue = async () => {
    const { nextCheckAt } = await row()
    return nextCheckAt !== null && nextCheckAt.getTime() <= Date.now()
  }
  const run = () => runGeneration(worker, id, animateClip)
  return { ctx, account, worker, post, id, row, isDue, run }
}

async function atReplicate() {
  const fake = await startReplicate()
  fake.questionsUntilDone = 0
  const model = 'kwaivgi/kling-v2.5-turbo-pro'
  const made = await studio(
    createReplicateAnimator({ key: REPLICATE_KEY, baseUrl: fake.url, model }),
  )
  const job = () => {
    const [first] = fake.jobs
    if (!first) throw new Error('No job was begun.')
    return first
  }
  return { ...made, fake, job }
}

test('a clip is fetched at once after a webhook, of which nothing is believed', async () => {
  const { worker, run, row, isDue, post, fake, job } = await atReplicate()
  await run()
  expect(await askVendor(worker)).toBe(false)
  expect((await row()).nextCheckAt?.getTime()).toBeGreaterThan(Date.now() + 170_000)
  const answer = await post(webhookOf(job(), fake.webhookSecret))
  expect([answer.status, await answer.text()]).toEqual([204, ''])
  expect(await isDue()).toBe(true)
  expect(await askVendor(worker)).toBe(true)
  expect(await row()).toMatchObject({ state: 'succeeded', nextCheckAt: null })
  expect(fake.secretRequests).toBe(1)
})

test('a forged one changes nothing, and is answered like every other', async () => {
  const { ctx, run, row, post, fake, job } = await atReplicate()
  await run()
  const before = await row()
  const right = webhookOf(job(), fake.webhookSecret)
  const { 'webhook-signature': _, ...unsigned } = right.headers
  const changed = (name: string, value: string) => {
    const url = new URL(right.url)
    url.searchParams.set(name, value)
    return { ...right, url: String(url) }
  }
  const forged: Posted[] = [
    webhookOf(job(), `whsec_${Buffer.alloc(24, 7).toString('base64')}`),
    webhookOf(job(), fake.webhookSecret, minutes(-6)),
    webhookOf(job(), fake.webhookSecret, minutes(6)),
    { ...right, body: right.body.replace('succeeded', 'failed') },
    { ...right, headers: unsigned },
    { ...right, headers: { ...right.headers, 'webhook-id': 'msg_another' } },
    { ...right, headers: { ...right.headers, 'webhook-timestamp': 'now' } },
    { ...right, headers: {} },
    changed('call', randomUUID()),
    changed('token', 'guessed'),
    { ...right, url: right.url.split('?', 1)[0] ?? '' },
    { ...right, url: right.url.replace('/replicate', '/kling') },
    { ...right, url: right.url.replace('/replicate', '/nobody') },
  ]
  for (const one of forged) {
    const answer = await post(one)
    expect([answer.status, [...answer.headers], await answer.text()]).toEqual([204, [], ''])
  }
  expect(await row()).toEqual(before)
  expect(await ctx.db.$count(receivedWebhooks)).toBe(0)
  expect(fake.secretRequests).toBe(1)
  await post(right)
  expect(await ctx.db.$count(receivedWebhooks)).toBe(1)
})

test('a storm of replays makes one check', async () => {
  const { ctx, worker, run, isDue, post, fake, job } = await atReplicate()
  fake.questionsUntilDone = 100
  await run()
  const webhook = webhookOf(job(), fake.webhookSecret)
  await Promise.all(Array.from({ length: 30 }, () => post(webhook)))
  expect(fake.secretRequests).toBe(1)
  const before = job().questions
  expect(await askVendor(worker)).toBe(true)
  expect(await askVendor(worker)).toBe(false)
  await Promise.all(Array.from({ length: 30 }, () => post(webhook)))
  expect(await isDue()).toBe(false)
  expect(await askVendor(worker)).toBe(false)
  expect(job().questions - before).toBe(1)
  expect(await ctx.db.$count(receivedWebhooks)).toBe(1)
  // Kept for as long as it could be sent again.
  await forgetWebhooks(ctx.db)
  expect(await ctx.db.$count(receivedWebhooks)).toBe(1)
  await ctx.db.update(receivedWebhooks).set({ receivedAt: sql`now() - interval '16 minutes'` })
  await forgetWebhooks(ctx.db)
  expect(await ctx.db.$count(receivedWebhooks)).toBe(0)
})

test('one that comes before the answer to the call was stored counts once it is', async () => {
  const { worker, run, row, isDue, post, fake } = await atReplicate()
  fake.whileBeginning = async (job) => {
    await post(webhookOf(job, fake.webhookSecret))
    expect((await row()).state).toBe('running')
  }
  await run()
  expect(await row()).toMatchObject({ state: 'waiting' })
  expect(await isDue()).toBe(true)
  await askVendor(worker)
  expect((await row()).state).toBe('succeeded')
})

test('of a call whose answer was lost, the vendor is asked at once', async () => {
  const { worker, run, row, isDue, post, fake, job } = await atReplicate()
  fake.onBegin = { hangsUp: true, begins: true }
  await run()
  fake.onBegin = null
  expect([(await row()).state, (await row()).handle, await isDue()]).toEqual([
    'waiting',
    null,
    false,
  ])
  await post(webhookOf(job(), fake.webhookSecret))
  await askVendor(worker)
  expect((await row()).handle).toEqual({ id: job().id })
})

test('one that comes before an answer that is lost has the vendor asked at once, too', async () => {
  const { worker, run, row, isDue, post, fake, job } = await atReplicate()
  fake.whileBeginning = async (begun) => {
    await post(webhookOf(begun, fake.webhookSecret))
  }
  fake.onBegin = { hangsUp: true, begins: true }
  await run()
  fake.onBegin = null
  expect([(await row()).handle, await isDue()]).toEqual([null, true])
  await askVendor(worker)
  expect((await row()).handle).toEqual({ id: job().id })
})

test('one that comes while the vendor is asked has it asked again', async () => {
  const { ctx, id, run, isDue, post, fake, job } = await atReplicate()
  await run()
  await ctx.db.update(generations).set({ nextCheckAt: sql`now()` }).where(eq(generations.id, id))
  const claimed = await claimCheck(ctx, randomUUID(), 0)
  if (!claimed) throw new Error('Nothing was due.')
  await ctx.db.execute(sql`select pg_sleep(0.01)`)
  await post(webhookOf(job(), fake.webhookSecret))
  await putBackCheck(ctx, claimed, 30_000)
  expect(await isDue()).toBe(true)
  const again = await claimCheck(ctx, randomUUID(), 0)
  await putBackCheck(ctx, again ?? claimed, 30_000)
  expect(await isDue()).toBe(false)
})

test('what has ended is not begun to be asked about, and other attempts are not meant', async () => {
  const { ctx, account, worker, id, run, row, post, fake, job } = await atReplicate()
  await run()
  await ctx.db.update(generations).set({ attempts: 2 })
  const before = await row()
  await post(webhookOf(job(), fake.webhookSecret))
  expect(await row()).toEqual(before)
  await ctx.db.update(generations).set({ attempts: 1 })
  await cancelGeneration(account, { id })
  await askVendor(worker)
  expect(fake.cancelled).toEqual([job().id])
  await post(webhookOf(job(), fake.webhookSecret))
  expect(await row()).toMatchObject({ state: 'cancelled', nextCheckAt: null })
})

test('a secret that was changed is asked for, at most once a minute, and one that does not come is waited for', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { run, isDue, post, fake, job } = await atReplicate()
  await run()
  fake.onSecret = { status: 500, json: { detail: 'Oops' } }
  const send = () => post(webhookOf(job(), fake.webhookSecret))
  for (let time = 0; time < 5; time++) expect((await send()).status).toBe(204)
  expect([await isDue(), fake.secretRequests]).toEqual([false, 1])
  vi.setSystemTime(Date.now() + 61_000)
  fake.onSecret = null
  await send()
  expect([await isDue(), fake.secretRequests]).toEqual([true, 2])
  fake.webhookSecret = `whsec_${Buffer.alloc(24, 9).toString('base64')}`
  await send()
  await send()
  expect(fake.secretRequests).toBe(2)
  vi.setSystemTime(Date.now() + 61_000)
  await send()
  await send()
  expect(fake.secretRequests).toBe(3)
  vi.useRealTimers()
})

test('too much of it, or too often, is refused whatever it says', async () => {
  const { ctx, run, isDue, post, fake, job } = await atReplicate()
  await run()
  const right = webhookOf(job(), fake.webhookSecret)
  expect((await post({ ...right, body: 'x'.repeat(65 * 1024) })).status).toBe(413)
  const key = 'webhook/203.0.113.7'
  await ctx.db.insert(visitorAttempts).values({ key, count: 600, windowStartedAt: sql`now()` })
  expect((await post(right)).status).toBe(429)
  // Who has no token is not even counted.
  expect((await post({ ...right, url: 'https://reels.example/webhooks/replicate' })).status).toBe(
    204,
  )
  expect(await isDue()).toBe(false)
})

test('Kling calls back at an address that only it was given, and the same thing counts once', async () => {
  const fake = await startKling()
  fake.questionsUntilDone = 0
  const { ctx, worker, run, row, isDue, post } = await studio(
    createKlingAnimator({ key: KLING_KEY, baseUrl: fake.url, model: 'kling-v2-6' }),
  )
  await run()
  const url = fake.tasks[0]?.body['callback_url'] ?? ''
  expect(url).toMatch(/^https:\/\/reels\.example\/webhooks\/kling\?call=[\w-]+&token=[\w-]{43}$/)
  const body = JSON.stringify({ task_id: fake.tasks[0]?.id, task_status: 'succeed' })
  await post({ url: url.replace(/token=.*/, 'token=x'), body })
  expect(await isDue()).toBe(false)
  for (let time = 0; time < 3; time++) expect((await post({ url, body })).status).toBe(204)
  expect(await ctx.db.$count(receivedWebhooks)).toBe(1)
  expect(await askVendor(worker)).toBe(true)
  expect((await row()).state).toBe('succeeded')
})

test.each([
  'http://reels.example',
  'https://localhost:3000',
  'https://studio.local',
  'https://192.168.1.4',
  'https://[fd00::1]',
  'https://studio',
])('an installation at %s asks nobody to call back', async (publicUrl) => {
  const callbacks = createCallbacks('secret', publicUrl)
  expect(callbacks.addressOf('replicate', randomUUID())).toBeNull()
})

test('without an address to call back at, a clip is begun as before', async () => {
  const fake = await startReplicate()
  const settings = { key: REPLICATE_KEY, baseUrl: fake.url, model: 'kwaivgi/kling-v2.6' }
  const { run, row } = await studio(createReplicateAnimator(settings), 'http://localhost:3000')
  await run()
  expect(fake.jobs.map(({ webhook }) => webhook)).toEqual([undefined])
  expect((await row()).state).toBe('waiting')
})
