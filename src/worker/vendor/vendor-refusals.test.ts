import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { tell } from '#contract/words/told.ts'
import { generations } from '#database/schema/index.ts'
import { getStoryboard } from '#domain/storyboard/index.ts'
import { studioWithVendor } from '#testing/studio-with-vendor.ts'
import { askVendor } from './ask-vendor.ts'

const FREE = { charged: 0, held: 0 }

test('what failed without a reason names the scene', async () => {
  const { vendor, worker, scene, startClip, outcome } = await studioWithVendor()
  const { id, run } = await startClip()
  await run()
  vendor.answer = () => ({ state: 'failed', reason: null })
  await askVendor(worker)
  const failure = `Video generation failed for scene ${scene.id.slice(-4)}. Please try again.`
  expect(await outcome(id)).toEqual({ state: 'failed', failure, ...FREE })
})

test('a start that is answered without an id marks the scene failed, is free and not repeated', async () => {
  const { vendor, worker, account, storyboard, startClip, outcome } = await studioWithVendor()
  const { id, run } = await startClip()
  vendor.start = (_, { send }) => send(async () => ({ handle: { id: '' } }))
  await run()
  const failure = 'No prediction ID returned from video generation'
  expect(await outcome(id)).toEqual({ state: 'failed', failure, ...FREE })
  expect(await askVendor(worker)).toBe(false)
  const [shown] = (await getStoryboard(account, storyboard)).scenes
  expect(shown?.clip).toMatchObject({
    status: 'failed',
    generation: { failure: tell('no-job-id-came') },
  })
})

test('a vendor that gives no answer until the limit leaves the state unknown, free of charge', async () => {
  const quiet = vi.spyOn(console, 'error').mockReturnValue()
  const { ctx, vendor, worker, scene, startClip, outcome } = await studioWithVendor()
  const { id, run } = await startClip()
  await run()
  await ctx.db.update(generations).set({ startedAt: sql`now() - interval '2 minutes'` })
  vendor.answer = () => Promise.reject(new Error('socket hang up'))
  await askVendor(worker)
  const failure = `Failed to check video status for scene ${scene.id.slice(-4)}`
  expect(await outcome(id)).toEqual({ state: 'failed', failure, ...FREE })
  await askVendor(worker)
  expect(vendor.stopped).toEqual(['job-1'])
  quiet.mockRestore()
})

test('a clip that cannot be charged is fetched again, and paid for once', async () => {
  const quiet = vi.spyOn(console, 'error').mockReturnValue()
  const { ctx, vendor, worker, startClip, outcome } = await studioWithVendor()
  const { id, run } = await startClip()
  await run()
  vendor.answer = () => 'clip'
  await ctx.db.execute(sql`alter table transactions rename to hidden_away`)
  await askVendor(worker)
  await ctx.db.execute(sql`alter table hidden_away rename to transactions`)
  expect(await outcome(id)).toMatchObject({ state: 'waiting', charged: 0, held: 120 })
  await askVendor(worker)
  expect(await outcome(id)).toEqual({ state: 'succeeded', failure: null, charged: 120, held: 0 })
  quiet.mockRestore()
})
