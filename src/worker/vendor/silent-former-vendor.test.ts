import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { vendorCalls, vendorKeys } from '#database/schema/index.ts'
import { getStudio } from '#domain/studio.ts'
import { studioWithVendor } from '#testing/studio-with-vendor.ts'
import { createVendorAnimator } from '#testing/vendor-animator.ts'
import { askVendor } from './ask-vendor.ts'

test('a silent vendor is told of while work waits there, also when another does new work by now', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { ctx, account, vendor, worker, startClip } = await studioWithVendor()
  const { run } = await startClip()
  await run()
  vendor.answer = () => Promise.reject(new Error('socket hang up'))
  await askVendor(worker)
  await ctx.db.update(vendorKeys).set({ silentSince: sql`now() - interval '4 minutes'` })
  await ctx.db.update(vendorCalls).set({ sentAt: sql`now() - interval '5 minutes'` })
  const newer = { ...createVendorAnimator(Buffer.alloc(0)), name: 'newer' }
  for (const { models } of [ctx, account]) models.choose('animator', newer)
  expect((await getStudio(account)).failing).toMatchObject([
    { kind: 'clip', vendor: 'vendor', hasWork: true },
  ])
})
