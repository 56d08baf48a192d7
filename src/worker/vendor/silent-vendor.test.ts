import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { vendorCalls, vendorKeys } from '#database/schema/index.ts'
import { cancelGeneration } from '#domain/generation/index.ts'
import { getStudio } from '#domain/studio.ts'
import { studioWithVendor } from '#testing/studio-with-vendor.ts'
import { askVendor } from './ask-vendor.ts'

test('a vendor that is silent about its jobs is told of after a minute, until it answers', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { ctx, account, vendor, worker, startClip } = await studioWithVendor()
  const { id, run } = await startClip()
  await run()
  vendor.answer = () => Promise.reject(new Error('socket hang up'))
  await askVendor(worker)
  const failing = async () => (await getStudio(account)).failing
  expect(await failing()).toEqual([])
  const age = { silentSince: sql`${vendorKeys.silentSince} - interval '4 minutes'` }
  await ctx.db.update(vendorKeys).set(age)
  // It was silent before this clip was sent to it; since then only for a moment.
  expect(await failing()).toEqual([])
  await ctx.db
    .update(vendorCalls)
    .set({ sentAt: sql`${vendorCalls.sentAt} - interval '5 minutes'` })
  await askVendor(worker)
  expect(await failing()).toMatchObject([{ kind: 'clip', hasWork: true }])
  const [{ since } = { since: new Date() }] = await failing()
  expect(Date.now() - since.getTime()).toBeGreaterThan(200_000)
  vendor.answer = () => ({ state: 'processing' })
  await askVendor(worker)
  expect(await failing()).toEqual([])

  await ctx.db.update(vendorKeys).set({ silentSince: sql`now() - interval '4 minutes'` })
  expect(await failing()).toHaveLength(1)
  await cancelGeneration(account, { id })
  expect(await failing()).toEqual([])
})
