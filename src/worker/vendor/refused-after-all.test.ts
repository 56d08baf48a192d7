import { expect, test, vi } from 'vitest'
import { vendorCalls } from '#database/schema/index.ts'
import { studioWithCalls } from '#testing/vendor/studio-with-calls.ts'
import { askVendor } from './ask-vendor.ts'

test('a call whose answer was waited for, and that was refused after all, is begun again', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { ctx, vendor, worker, startClip, serve, states, outcome, row } = await studioWithCalls()
  vendor.afterBeginning = () => {
    throw new Error('socket hang up')
  }
  vendor.lookUp = () => Promise.reject(new Error('It is not said yet.'))
  const { id, run } = await startClip()
  await run()
  expect(await row(id)).toMatchObject({ state: 'waiting', handle: null })
  await ctx.db.update(vendorCalls).set({ state: 'refused' })
  await askVendor(worker)
  expect(await outcome(id)).toMatchObject({ state: 'queued', charged: 0, held: 120 })
  serve()
  await run()
  expect(await states()).toEqual(['refused', 'accepted'])
})
