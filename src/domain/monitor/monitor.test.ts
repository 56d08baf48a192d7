import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { tell } from '#contract/words/told.ts'
import { assets, generations, holds, showcaseVideos, vendorCalls } from '#database/schema/index.ts'
import { openAccount } from '#testing/open-account.ts'
import { createTestContext } from '#testing/test-context.ts'
import { saveSetting } from '../settings.ts'
import { getMonitor, listJobs } from './index.ts'

type Job = Partial<typeof generations.$inferInsert>

const ago = (time: string) => sql`now() - ${time}::interval`

async function openInstallation() {
  const ctx = await createTestContext()
  const admin = await openAccount(ctx, 'Linh Đặng')
  const jonas = await openAccount(ctx, 'Jonas Ebersbach')
  const { workspaceId, userId: startedBy } = jonas
  async function job(
    given: Omit<Job, 'createdAt'> & { created?: string; ended?: string; began?: string },
    hold?: 'open' | 'released',
  ) {
    const id = randomUUID()
    const { created = '1 minute', ended, began, ...rest } = given
    await ctx.db.insert(generations).values({
      id,
      workspaceId,
      startedBy,
      kind: 'image',
      request: {},
      price: 12,
      provider: 'ideogram:v3-turbo',
      createdAt: ago(created),
      ...(began && { startedAt: ago(began) }),
      ...(ended && { endedAt: ago(ended) }),
      ...rest,
    })
    if (hold) {
      const row = { workspaceId, generationId: id, amount: 12, state: hold }
      const times = { createdAt: ago(created), ...(ended && { endedAt: ago(ended) }) }
      await ctx.db.insert(holds).values({ ...row, ...times })
    }
    return id
  }
  async function call(
    provider: string,
    state: 'delivered' | 'refused',
    costMicroUsd = 0,
    sent = '5 minutes',
  ) {
    const limits = { limitsKey: provider, workerId: randomUUID() }
    await ctx.db.insert(vendorCalls).values({
      provider,
      state,
      costMicroUsd,
      ...limits,
      sentAt: ago(sent),
      endedAt: sql`${ago(sent)} + interval '2 seconds'`,
    })
  }
  return { ctx, admin, jonas, job, call }
}

test('an admin sees what is under way, what failed with whom, and what is held for it', async () => {
  const { admin, job } = await openInstallation()
  await job({ state: 'running', began: '30 seconds' }, 'open')
  await job({ state: 'waiting', kind: 'clip', began: '30 seconds', created: '2 hours' }, 'open')
  await job({ created: '90 seconds' }, 'open')
  await job({ state: 'failed', created: '3 hours', ended: '2 hours' }, 'released')
  await job({ state: 'failed', created: '3 minutes', ended: '2 minutes', provider: null })
  const hour = await getMonitor(admin, { period: '1h' })
  expect(hour).toMatchObject({
    running: { image: 1, clip: 1, export: 0 },
    waiting: { jobs: 1 },
    failed: { jobs: 1, most: null },
    held: {
      running: 24,
      waiting: 12,
      withoutJob: 0,
      jobs: 3,
      old: { jobs: 1, credits: 12 },
      givenBack: 0,
    },
    lastBackup: null,
  })
  expect(hour.waiting.longestMs).toBeGreaterThanOrEqual(90_000)
  expect(hour.waits.reduce((most, { mostMs }) => Math.max(most, mostMs), 0)).toBeGreaterThan(
    3_600_000,
  )
  expect(await getMonitor(admin, { period: '24h' })).toMatchObject({
    failed: { jobs: 2, most: { provider: 'ideogram:v3-turbo', jobs: 1 } },
    held: { givenBack: 12 },
  })
})

test('credits that are held for nothing are seen', async () => {
  const { admin, job } = await openInstallation()
  await job({ state: 'failed', ended: '2 minutes' }, 'open')
  expect((await getMonitor(admin, { period: '1h' })).held).toMatchObject({
    withoutJob: 12,
    jobs: 1,
  })
})

test('every vendor has its calls, errors in each slot, time and cost; the days their spend', async () => {
  const { admin, call } = await openInstallation()
  await call('grok:grok-4.6', 'delivered', 15_000)
  await call('grok:grok-4.6', 'delivered', 15_000)
  await call('grok:grok-4.6', 'refused')
  await call('kling:kling-v2-6', 'delivered', 350_000, '3 days')
  const hour = await getMonitor(admin, { period: '1h' })
  expect(hour.vendors).toMatchObject([
    { provider: 'grok:grok-4.6', calls: 3, errors: 1, mostMs: 2000, costMicroUsd: 30_000 },
  ])
  expect(hour.spendMicroUsd).toBe(30_000)
  const slots = hour.vendors[0]?.slots ?? []
  expect(slots.length).toBeGreaterThanOrEqual(12)
  expect(slots.filter(({ calls }) => calls > 0)).toMatchObject([{ calls: 3, errors: 1 }])
  expect(hour.spend.length).toBeGreaterThanOrEqual(14)
  expect(hour.spend.flatMap(({ byProvider }) => Object.entries(byProvider))).toEqual([
    ['kling:kling-v2-6', 350_000],
    ['grok:grok-4.6', 30_000],
  ])
  const fortnight = await getMonitor(admin, { period: '14d' })
  expect(fortnight.vendors.map(({ provider }) => provider)).toEqual([
    'grok:grok-4.6',
    'kling:kling-v2-6',
  ])
})

function inShowcase(name: string, sizeBytes: number) {
  return { storageKey: `showcase/${name}`, sizeBytes }
}

test('storage is summed by what it holds, and the last backup is known', async () => {
  const { ctx, admin, jonas } = await openInstallation()
  const file = { workspaceId: jonas.workspaceId, contentType: 'image/png' }
  const thumbnail = { storageKey: 'thumbnails/a', sizeBytes: 5 }
  await ctx.db.insert(assets).values([
    { ...file, id: randomUUID(), storageKey: 'images/a', sizeBytes: 100, thumbnail },
    { ...file, id: randomUUID(), storageKey: 'clips/b', sizeBytes: 3_000_000_000 },
  ])
  const files = {
    video: inShowcase('a', 400),
    small: inShowcase('b', 30),
    poster: inShowcase('c', 2),
  }
  const shown = { title: 'Shown', videoUrl: '/a', orderIndex: 99 }
  await ctx.db.insert(showcaseVideos).values([{ ...shown, files }, shown])
  const noted = { at: '2026-11-02T03:00:00.000Z', sizeBytes: 7 }
  await ctx.db.transaction((tx) => saveSetting(tx, 'backup', 'last', noted))
  const seen = await getMonitor(admin, { period: '24h' })
  expect(seen.storage.byFolder).toEqual({ clips: 3_000_000_000, showcase: 432, images: 105 })
  expect(seen.lastBackup).toEqual({ at: new Date(noted.at), sizeBytes: 7 })
})

test('jobs are listed failed first, each with what happened to its credits, and found by words', async () => {
  const { admin, job } = await openInstallation()
  const failed = await job(
    { state: 'failed', failure: tell('no-image-came'), ended: '2 minutes' },
    'released',
  )
  const running = await job({ state: 'running', began: '30 seconds' }, 'open')
  const free = await job({ kind: 'export', price: 0, provider: null })
  const all = await listJobs(admin, { period: '24h' })
  expect(all).toMatchObject({ total: 3, byState: { failed: 1, running: 1, waiting: 1 } })
  expect(all.jobs).toMatchObject([
    {
      id: failed,
      state: 'failed',
      failure: { code: 'no-image-came' },
      credits: { amount: 12, are: 'released' },
    },
    { id: running, state: 'running', credits: { amount: 12, are: 'held' } },
    { id: free, kind: 'export', state: 'waiting', credits: { amount: 0, are: 'free' } },
  ])
  expect(all.jobs[0]?.person).toBe('Jonas Ebersbach')
  const waiting = await listJobs(admin, { period: '24h', state: 'waiting' })
  expect(waiting.jobs.map(({ id }) => id)).toEqual([free])
  expect(waiting.total).toBe(1)
  const found = await listJobs(admin, { period: '24h', search: 'jonas IDEOGRAM' })
  expect(found.jobs.map(({ id }) => id)).toEqual([failed, running])
})

test('who is no admin sees nothing of it', async () => {
  const { jonas } = await openInstallation()
  const refused = { code: 'FORBIDDEN' }
  await expect(getMonitor(jonas, { period: '1h' })).rejects.toMatchObject(refused)
  await expect(listJobs(jonas, { period: '1h' })).rejects.toMatchObject(refused)
})
