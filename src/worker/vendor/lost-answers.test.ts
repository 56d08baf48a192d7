import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { generations, vendorCalls } from '#database/schema/index.ts'
import { recoverGenerations } from '#domain/generation/index.ts'
import { closeLostCalls } from '#domain/vendor-call/index.ts'
import { studioWithVendor } from '#testing/studio-with-vendor.ts'
import { keepWorkerAlive } from '#testing/test-worker.ts'
import { studioWithCalls } from '#testing/vendor/studio-with-calls.ts'
import { askVendor } from './ask-vendor.ts'

const FREE = { charged: 0, held: 0 }

async function lostAnswer() {
  const found = await studioWithCalls()
  const quiet = vi.spyOn(console, 'error').mockReturnValue()
  const { vendor } = found
  vendor.afterBeginning = () => {
    throw new Error('socket hang up')
  }
  vendor.lookUp = () => Promise.reject(new Error('It is not said yet.'))
  const clip = await found.startClip()
  await clip.run()
  expect(await found.states()).toEqual(['unknown'])
  expect(await found.row(clip.id)).toMatchObject({ state: 'waiting', handle: null })
  return { ...found, ...clip, said: quiet }
}

test('an unknown call is looked up, not sent again: the vendor has the job', async () => {
  const { vendor, worker, id, outcome, states, calls, row } = await lostAnswer()
  vendor.lookUp = async (call) => {
    expect(call.id).toBe((await calls())[0]?.id)
    return { handle: { id: 'job-1' } }
  }
  await askVendor(worker)
  expect(await row(id)).toMatchObject({ state: 'waiting', handle: { id: 'job-1' } })
  expect(await states()).toEqual(['accepted'])
  vendor.answer = () => 'clip'
  await askVendor(worker)
  expect(await outcome(id)).toEqual({ state: 'succeeded', failure: null, charged: 120, held: 0 })
  expect(vendor.begun).toHaveLength(1)
})

test('an unknown call is looked up, not sent again: the vendor has the result', async () => {
  const { vendor, worker, id, outcome, states } = await lostAnswer()
  vendor.answer = () => 'clip'
  vendor.lookUp = async (_, __, options) => {
    const standing = await vendor.check({ id: 'job-1' }, options)
    return standing.state === 'succeeded' ? { done: standing.result } : null
  }
  await askVendor(worker)
  expect(await outcome(id)).toEqual({ state: 'succeeded', failure: null, charged: 120, held: 0 })
  expect(await states()).toEqual(['delivered'])
  expect(vendor.begun).toHaveLength(1)
})

test('a call that the vendor never had is sent again, and only that', async () => {
  const { vendor, worker, id, run, outcome, states, jobOf, serve } = await lostAnswer()
  vendor.lookUp = () => Promise.resolve(null)
  await askVendor(worker)
  expect(await outcome(id)).toMatchObject({ state: 'queued', charged: 0, held: 120 })
  expect(await jobOf(id)).toBeDefined()
  serve()
  await run()
  expect(await states()).toEqual(['refused', 'accepted'])
  expect(await outcome(id)).toMatchObject({ state: 'waiting' })
})

test('a vendor that never says what became of it: given up after the limit, free, and left unknown', async () => {
  const { ctx, vendor, worker, id, outcome, states, said } = await lostAnswer()
  await askVendor(worker)
  expect(await outcome(id)).toMatchObject({ state: 'waiting' })
  await ctx.db.update(generations).set({ startedAt: sql`now() - interval '2 minutes'` })
  await askVendor(worker)
  expect(await outcome(id)).toMatchObject({ state: 'failed', ...FREE })
  expect(await states()).toEqual(['unknown'])
  expect(await askVendor(worker)).toBe(false)
  expect(vendor.begun).toHaveLength(1)
  expect(said).toHaveBeenCalled()
})

test('a worker lost during a call, and only slow: its call is not repeated, its answer is taken', async () => {
  const { ctx, vendor, worker, startClip, outcome, row, states } = await studioWithLookUp()
  const { id, run } = await startClip()
  // The worker shows no life, so others take it for dead while its call is under way.
  vendor.afterBeginning = async () => {
    await recoverGenerations(ctx, () => 'look-up')
    await closeLostCalls(ctx)
  }
  await run()
  expect(await outcome(id)).toMatchObject({ state: 'waiting', charged: 0, held: 120 })
  // It was only slow, and brought the answer after all: nobody has to look it up any more.
  expect(await row(id)).toMatchObject({ state: 'waiting', handle: { id: 'job-1' } })
  vendor.answer = () => 'clip'
  await askVendor({ ...worker, workerId: randomUUID() })
  expect(await outcome(id)).toMatchObject({ state: 'succeeded', charged: 120 })
  expect(vendor.begun).toHaveLength(1)
  expect(await states()).toEqual(['delivered'])
})

async function studioWithLookUp() {
  const found = await studioWithVendor()
  found.vendor.lookUp = async () => ({ handle: { id: 'job-1' } })
  const states = async () =>
    (await found.ctx.db.select().from(vendorCalls)).map(({ state }) => state)
  return { ...found, states }
}

test('a call that nobody ended counts as unknown when its worker is gone', async () => {
  const { ctx, vendor, worker, startClip, states } = await studioWithLookUp()
  const life = await keepWorkerAlive(ctx, worker.workerId)
  const { run } = await startClip()
  vendor.afterBeginning = async () => {
    await closeLostCalls(ctx)
    expect(await states()).toEqual(['sent'])
    await life.die()
    await expect.poll(async () => (await closeLostCalls(ctx), await states())).toEqual(['unknown'])
  }
  await run()
  const [row] = await ctx.db.select().from(generations).where(eq(generations.kind, 'clip'))
  expect(row?.state).toBe('waiting')
})
