import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { generations } from '#database/schema/index.ts'
import { checkGeneration } from '#domain/generation/index.ts'
import { studioWithVendor } from '#testing/studio-with-vendor.ts'
import { PACE } from './context.ts'
import { askVendor } from './vendor/ask-vendor.ts'

test('whoever refreshes has the vendor asked at once, and never more often than its time between', async () => {
  const { worker, account, startClip, vendor } = await studioWithVendor(PACE)
  const { id, run } = await startClip()
  await checkGeneration(account, { id })
  await run()
  expect(await askVendor(worker)).toBe(false)
  for (let press = 0; press < 5; press++) {
    await checkGeneration(account, { id })
    expect(await askVendor(worker)).toBe(press === 0)
  }
  expect(vendor.questions).toBe(1)
})

test('a refresh does not bring back what has ended, and takes nothing from who is asking', async () => {
  const { ctx, vendor, worker, account, startClip, row } = await studioWithVendor()
  const { id, run } = await startClip()
  await run()
  await ctx.db.update(generations).set({ nextCheckAt: sql`now() + interval '1 hour'` })
  await checkGeneration(account, { id })
  vendor.answer = async () => {
    await checkGeneration(account, { id })
    return { state: 'failed', reason: 'No.' }
  }
  expect(await askVendor(worker)).toBe(true)
  await checkGeneration(account, { id })
  expect(await row(id)).toMatchObject({ state: 'failed', nextCheckAt: null })
})
