import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { generations, takes, vendorCalls } from '#database/schema/index.ts'
import { cancelGeneration, recoverGenerations } from '#domain/generation/index.ts'
import { deleteStoryboard } from '#domain/storyboard/index.ts'
import { studioWithCalls } from '#testing/vendor/studio-with-calls.ts'
import { askVendor } from './ask-vendor.ts'

const FREE = { charged: 0, held: 0 }
const COST = 350_000

/** A clip whose vendor began it, whose answer was lost, and that nobody wants any more. */
async function cancelledUnheard(whenCancelled: 'before' | 'after' = 'after') {
  const found = await studioWithCalls()
  vi.spyOn(console, 'error').mockReturnValue()
  const { ctx, account, vendor, worker } = found
  const clip = await found.startClip()
  vendor.lookUp = () => Promise.reject(new Error('It is not said yet.'))
  vendor.afterBeginning = async () => {
    if (whenCancelled === 'before') await cancelGeneration(account, clip)
    throw new Error('socket hang up')
  }
  await clip.run()
  if (whenCancelled === 'after') await cancelGeneration(account, clip)
  expect(await found.states()).toEqual(['unknown'])
  const ask = async () => {
    await recoverGenerations(ctx, () => 'look-up')
    return await askVendor(worker)
  }
  const cost = async () => (await found.calls()).map(({ costMicroUsd }) => costMicroUsd)
  const has = (answer: 'job' | 'result' | 'nothing') => {
    vendor.lookUp = async (call, _, options) => {
      expect(call.id).toBe((await found.calls())[0]?.id)
      if (answer === 'nothing') return null
      call.costs?.(COST)
      if (answer === 'job') return { handle: { id: 'job-1' } }
      const standing = await vendor.check({ id: 'job-1' }, options)
      return standing.state === 'succeeded' ? { done: standing.result } : null
    }
  }
  return { ...found, id: clip.id, ask, cost, has }
}

test.each(['before', 'after'] as const)(
  'cancelled %s its answer was lost: the job is found and stopped, its cost is known, and the user pays nothing',
  async (when) => {
    const { vendor, id, ask, cost, has, outcome, states } = await cancelledUnheard(when)
    expect(await ask()).toBe(true)
    expect(vendor.stopped).toEqual([])
    has('job')
    expect(await ask()).toBe(true)
    expect(vendor.stopped).toEqual(['job-1'])
    expect(await cost()).toEqual([COST])
    expect(await states()).toEqual(['failed'])
    expect(await outcome(id)).toEqual({ state: 'cancelled', failure: null, ...FREE })
    expect(await ask()).toBe(false)
    expect(vendor.begun).toHaveLength(1)
  },
)

test('cancelled while it is looked up: what is found then is stopped, and takes no room at the vendor', async () => {
  const found = await studioWithCalls()
  vi.spyOn(console, 'error').mockReturnValue()
  const { ctx, account, vendor, worker } = found
  const clip = await found.startClip()
  vendor.afterBeginning = () => {
    throw new Error('socket hang up')
  }
  vendor.lookUp = async () => {
    await cancelGeneration(account, clip)
    return { handle: { id: 'job-1' } }
  }
  await clip.run()
  const isClip = eq(generations.id, clip.id)
  await ctx.db
    .update(generations)
    .set({ nextCheckAt: new Date(0) })
    .where(isClip)
  expect(await askVendor(worker)).toBe(true)
  await recoverGenerations(ctx, () => 'look-up')
  expect(await askVendor(worker)).toBe(true)
  expect(vendor.stopped).toEqual(['job-1'])
  expect((await found.calls()).map(({ endedAt }) => endedAt)).toEqual([expect.any(Date)])
})

test('a vendor that does not hear that the job it had is to be stopped is told again', async () => {
  const { vendor, ask, has, states } = await cancelledUnheard()
  has('job')
  vendor.stopping = () => {
    throw new Error('socket hang up')
  }
  expect(await ask()).toBe(true)
  expect(await states()).toEqual(['accepted'])
  vendor.stopping = () => undefined
  expect(await ask()).toBe(true)
  expect(vendor.stopped).toEqual(['job-1'])
  expect(await ask()).toBe(false)
})

test('cancelled, and the vendor has the result: it is not kept, and its cost is known', async () => {
  const { ctx, vendor, id, ask, cost, has, outcome, states } = await cancelledUnheard()
  vendor.answer = () => 'clip'
  has('result')
  expect(await ask()).toBe(true)
  expect([await states(), await cost()]).toEqual([['delivered'], [COST]])
  expect(await ctx.db.$count(takes, eq(takes.kind, 'clip'))).toBe(0)
  expect(await outcome(id)).toMatchObject({ state: 'cancelled', ...FREE })
  expect(await ask()).toBe(false)
})

test('cancelled, and the vendor never had it: it is not sent again', async () => {
  const { vendor, id, ask, has, outcome, states, jobOf } = await cancelledUnheard()
  has('nothing')
  expect(await ask()).toBe(true)
  expect(await states()).toEqual(['refused'])
  expect(await outcome(id)).toMatchObject({ state: 'cancelled', ...FREE })
  expect(await jobOf(id)).toBeUndefined()
  expect(await ask()).toBe(false)
  expect(vendor.begun).toHaveLength(1)
})

test('its storyboard deleted, with the picture it was begun with, the job is stopped all the same', async () => {
  const { ctx, account, storyboard, vendor, worker, startClip } = await studioWithCalls()
  vi.spyOn(console, 'error').mockReturnValue()
  vendor.afterBeginning = () => {
    throw new Error('socket hang up')
  }
  vendor.lookUp = async () => ({ handle: { id: 'job-1' } })
  const { run } = await startClip()
  await run()
  await deleteStoryboard(account, { id: storyboard.id })
  await recoverGenerations(ctx, () => 'look-up')
  expect(await askVendor(worker)).toBe(true)
  expect(vendor.stopped).toEqual(['job-1'])
})

test('whom nobody can ask is not asked, and what is long past is left alone', async () => {
  const { ctx, worker, ask, has } = await cancelledUnheard()
  await recoverGenerations(ctx, () => 'none')
  expect(await askVendor(worker)).toBe(false)
  await ctx.db.update(vendorCalls).set({ sentAt: new Date(Date.now() - 31 * 60_000) })
  has('job')
  expect(await ask()).toBe(false)
})
