import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { inWords } from '#contract/words/in-words.ts'
import { tell } from '#contract/words/told.ts'
import { generations } from '#database/schema/index.ts'
import { cancelGeneration, recoverGenerations } from '#domain/generation/index.ts'
import { deleteStoryboard, getStoryboard } from '#domain/storyboard/index.ts'
import { ProviderError } from '#providers/provider-error.ts'
import { studioWithVendor } from '#testing/studio-with-vendor.ts'
import { keepWorkerAlive } from '#testing/test-worker.ts'
import { createVendorAnimator } from '#testing/vendor-animator.ts'
import { withFullDisk } from '#testing/with-full-disk.ts'
import { PACE } from '../context.ts'
import { askVendor } from './ask-vendor.ts'

const FREE = { charged: 0, held: 0 }

test('a clip waits at the vendor, is asked about until it is there, and is paid for once', async () => {
  const { vendor, worker, row, startClip, outcome, account, storyboard } = await studioWithVendor()
  const { id, run } = await startClip()
  await run()
  expect(await row(id)).toMatchObject({
    state: 'waiting',
    handle: { id: 'job-1' },
    workerId: null,
    expectedDurationMs: 120_000,
  })
  await askVendor(worker)
  expect(await outcome(id)).toMatchObject({ state: 'waiting', charged: 0, held: 120 })

  vendor.answer = () => 'clip'
  await askVendor(worker)
  expect(await outcome(id)).toEqual({ state: 'succeeded', failure: null, charged: 120, held: 0 })
  const [shown] = (await getStoryboard(account, { id: storyboard.id })).scenes
  expect(shown?.clip).toMatchObject({ status: 'complete', asset: { contentType: 'video/mp4' } })
  expect(await askVendor(worker)).toBe(false)
  expect(vendor.begun).toHaveLength(1)
})

test('the first question comes after the first pause, the next ones after the other', async () => {
  const { ctx, worker, row, startClip, vendor } = await studioWithVendor(PACE)
  const { id, run } = await startClip()
  const dueInMs = async () => ((await row(id)).nextCheckAt?.getTime() ?? 0) - Date.now()
  await run()
  expect(await dueInMs()).toBeGreaterThan(170_000)
  expect(await dueInMs()).toBeLessThan(181_000)
  expect(await askVendor(worker)).toBe(false)
  await ctx.db
    .update(generations)
    .set({ nextCheckAt: sql`now() - interval '1 minute'` })
    .where(eq(generations.id, id))
  expect(await askVendor(worker)).toBe(true)
  expect(await dueInMs()).toBeGreaterThan(20_000)
  expect(await dueInMs()).toBeLessThan(31_000)
  expect(vendor.questions).toBe(1)
})

test('jobs of one account are asked about with time between, the longest unasked first', async () => {
  const { ctx, worker, row, startClip, storyboard, vendor } = await studioWithVendor(
    { checkSpacingMs: PACE.checkSpacingMs },
    3,
  )
  const passed = (time: string) =>
    ctx.db.update(generations).set({ lastCheckedAt: sql`last_checked_at - ${time}::interval` })
  const ids: string[] = []
  for (const { id } of storyboard.scenes) {
    const started = await startClip(id)
    await started.run()
    ids.push(started.id)
  }
  for (const asked of [1, 2, 3]) {
    await Promise.all([askVendor(worker), askVendor(worker), askVendor(worker)])
    expect(vendor.questions).toBe(asked)
    await passed('8 seconds')
    expect(await askVendor(worker)).toBe(false)
    await passed('3 seconds')
  }
  const rows = await Promise.all(ids.map(row))
  expect(rows.every(({ lastCheckedAt }) => lastCheckedAt)).toBe(true)
})

test('what the vendor failed to make fails with its reason', async () => {
  const { vendor, worker, startClip, outcome } = await studioWithVendor()
  const { id, run } = await startClip()
  await run()
  vendor.answer = () => ({ state: 'failed', reason: 'The prompt was turned down.' })
  await askVendor(worker)
  const failed = {
    state: 'failed',
    failure: `${vendor.name}: “The prompt was turned down.”`,
    ...FREE,
  }
  expect(await outcome(id)).toEqual(failed)
})

for (const kind of ['refused', 'unavailable', 'outcome-unknown'] as const) {
  test(`a start that is ${kind} fails free of charge and is not repeated`, async () => {
    const { ctx, vendor, worker, startClip, outcome } = await studioWithVendor()
    const { id, run } = await startClip()
    vendor.afterBeginning = () => {
      throw new ProviderError(kind, tell('no-job-id-came'))
    }
    await run()
    await recoverGenerations(ctx, () => 'none')
    expect(await askVendor(worker)).toBe(false)
    const failed = { state: 'failed', failure: inWords(tell('no-job-id-came')), ...FREE }
    expect(await outcome(id)).toEqual(failed)
    expect(vendor.begun).toHaveLength(1)
  })
}

test('a crash before the id is stored fails free of charge and is never repeated', async () => {
  const { ctx, vendor, startClip, outcome, row } = await studioWithVendor()
  const { id, run } = await startClip()
  // The worker shows no life, so others take it for dead while its call is under way.
  vendor.afterBeginning = () => recoverGenerations(ctx, () => 'none')
  await run()
  expect(await outcome(id)).toMatchObject({ state: 'failed', ...FREE })
  expect(vendor.begun).toHaveLength(1)
  // It was only slow: its job, which nobody waits for, is to be stopped.
  expect(await row(id)).toMatchObject({ handle: { id: 'job-1' }, nextCheckAt: expect.any(Date) })
})

test('a question that hangs is given up, and asked again at the next turn', async () => {
  const quiet = vi.spyOn(console, 'error').mockReturnValue()
  const { vendor, worker, startClip, outcome } = await studioWithVendor()
  const { id, run } = await startClip()
  await run()
  vendor.answer = () => new Promise(() => undefined)
  const hasty = { ...worker, pace: { ...worker.pace, checkLimitMs: 20 } }
  expect(await askVendor(hasty)).toBe(true)
  expect(await outcome(id)).toMatchObject({ state: 'waiting' })
  vendor.answer = () => 'clip'
  await askVendor(worker)
  expect(await outcome(id)).toMatchObject({ state: 'succeeded', charged: 120, held: 0 })
  expect(quiet).toHaveBeenCalled()
  quiet.mockRestore()
})

test('a lost answer is asked for again by the id', async () => {
  const quiet = vi.spyOn(console, 'error').mockReturnValue()
  const { vendor, worker, startClip, outcome } = await studioWithVendor()
  const { id, run } = await startClip()
  await run()
  vendor.answer = () => Promise.reject(new Error('socket hang up'))
  await askVendor(worker)
  expect(await outcome(id)).toMatchObject({ state: 'waiting', charged: 0, held: 120 })
  vendor.answer = () => 'clip'
  await askVendor(worker)
  expect(await outcome(id)).toMatchObject({ state: 'succeeded', charged: 120 })
  expect(vendor.begun).toHaveLength(1)
  quiet.mockRestore()
})

test('a clip that cannot be stored is fetched again', async () => {
  const quiet = vi.spyOn(console, 'error').mockReturnValue()
  const { ctx, vendor, worker, startClip, outcome } = await studioWithVendor()
  const { id, run } = await startClip()
  await run()
  vendor.answer = () => 'clip'
  await askVendor({ ...worker, storage: withFullDisk(ctx.storage) })
  expect(await outcome(id)).toMatchObject({ state: 'waiting', charged: 0, held: 120 })
  await askVendor(worker)
  expect(await outcome(id)).toMatchObject({ state: 'succeeded', charged: 120, held: 0 })
  quiet.mockRestore()
})

test('a question whose worker died is asked by another, a living one keeps it', async () => {
  const { ctx, vendor, worker, startClip, outcome } = await studioWithVendor()
  const life = await keepWorkerAlive(ctx, worker.workerId)
  const { id, run } = await startClip()
  await run()
  const other = { ...worker, workerId: randomUUID() }
  vendor.answer = async () => {
    expect(await askVendor(other)).toBe(false)
    throw new Error('It dies here.')
  }
  const quiet = vi.spyOn(console, 'error').mockReturnValue()
  await askVendor(worker)
  await ctx.db.update(generations).set({ workerId: worker.workerId }).where(eq(generations.id, id))
  expect(await askVendor(other)).toBe(false)
  await life.die()
  vendor.answer = () => 'clip'
  await vi.waitUntil(() => askVendor(other), { timeout: 5000 })
  expect(await outcome(id)).toMatchObject({ state: 'succeeded', charged: 120 })
  quiet.mockRestore()
})

test('a vendor that never delivers fails free of charge after the limit, and is told to stop', async () => {
  const { ctx, vendor, worker, startClip, outcome } = await studioWithVendor()
  const { id, run } = await startClip()
  await run()
  await ctx.db
    .update(generations)
    .set({ startedAt: sql`now() - interval '2 minutes'` })
    .where(eq(generations.id, id))
  await askVendor(worker)
  const failure = 'The video service did not deliver in time. Try again.'
  expect(await outcome(id)).toEqual({ state: 'failed', failure, ...FREE })
  await askVendor(worker)
  expect(vendor.stopped).toEqual(['job-1'])
  expect(await askVendor(worker)).toBe(false)
})

test('a vendor that is no longer configured fails after the limit, too', async () => {
  const { ctx, startClip, worker, outcome, vendor } = await studioWithVendor()
  const { id, run } = await startClip()
  await run()
  const elsewhere = { ...worker, models: { ...ctx.models, named: () => null } }
  await askVendor(elsewhere)
  expect(await outcome(id)).toMatchObject({ state: 'waiting' })
  await ctx.db.update(generations).set({ startedAt: sql`now() - interval '2 minutes'` })
  await askVendor(elsewhere)
  expect(await outcome(id)).toMatchObject({ state: 'failed', ...FREE })
  expect(vendor.questions).toBe(0)
})

test('cancelling stops the job, also when the vendor does not hear it at once', async () => {
  const quiet = vi.spyOn(console, 'error').mockReturnValue()
  const { account, vendor, worker, startClip, outcome } = await studioWithVendor()
  const { id, run } = await startClip()
  await run()
  await cancelGeneration(account, { id })
  vendor.stopping = () => {
    throw new Error('socket hang up')
  }
  await askVendor(worker)
  vendor.stopping = () => undefined
  await askVendor(worker)
  expect(vendor.stopped).toEqual(['job-1'])
  expect(await askVendor(worker)).toBe(false)
  expect(await outcome(id)).toEqual({ state: 'cancelled', failure: null, ...FREE })
  quiet.mockRestore()
})

test('cancelled while the job is being begun, it is stopped as soon as its id is known', async () => {
  const { account, vendor, worker, startClip, outcome } = await studioWithVendor()
  const { id, run } = await startClip()
  vendor.afterBeginning = () => cancelGeneration(account, { id })
  await run()
  await askVendor(worker)
  expect(vendor.stopped).toEqual(['job-1'])
  expect(await outcome(id)).toEqual({ state: 'cancelled', failure: null, ...FREE })
})

test('cancelled while the clip is being fetched, nothing is saved or charged', async () => {
  const { account, vendor, worker, startClip, outcome } = await studioWithVendor()
  const { id, run } = await startClip()
  await run()
  vendor.answer = async () => {
    await cancelGeneration(account, { id })
    return 'clip' as const
  }
  await askVendor(worker)
  expect(await outcome(id)).toEqual({ state: 'cancelled', failure: null, ...FREE })
})

test('deleting the storyboard stops the job', async () => {
  const { account, storyboard, vendor, worker, startClip, outcome } = await studioWithVendor()
  const { id, run } = await startClip()
  await run()
  await deleteStoryboard(account, { id: storyboard.id })
  await askVendor(worker)
  expect(vendor.stopped).toEqual(['job-1'])
  expect(await outcome(id)).toMatchObject({ state: 'cancelled', ...FREE })
})

test('what comes back and is no video fails free of charge', async () => {
  const { worker, startClip, outcome } = await studioWithVendor()
  const { id, run } = await startClip()
  await run()
  const broken = createVendorAnimator(Buffer.from('not a clip'))
  broken.begun.push('job-1')
  broken.answer = () => 'clip'
  worker.models.choose('animator', broken)
  await askVendor(worker)
  const failure = 'What came back cannot be used. Try again.'
  expect(await outcome(id)).toEqual({ state: 'failed', failure, ...FREE })
})
