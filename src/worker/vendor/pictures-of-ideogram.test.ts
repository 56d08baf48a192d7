import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { isSoft } from '#contract/asset.ts'
import { assets, credits, generations, vendorCalls } from '#database/schema/index.ts'
import { type AssetRow, presentAsset } from '#domain/asset/index.ts'
import { checkLedger } from '#domain/credit/index.ts'
import { createIdeogramIllustrator } from '#providers/illustrator/ideogram/create-ideogram-illustrator.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { IDEOGRAM_KEY, startIdeogram } from '#testing/fakes/ideogram.ts'
import { startTake } from '#testing/make-take.ts'
import { createTestWorker } from '#testing/test-worker.ts'
import { drawImage } from '../handlers/image.ts'
import { runGeneration } from '../run-generation.ts'
import { askVendor } from './ask-vendor.ts'

const PRICE = 12

/** A worker at Ideogram, whose clips would be asked about after ten minutes. */
async function studio() {
  const { ctx, account, scene } = await accountWithScenes()
  const fake = await startIdeogram()
  const settings = { key: IDEOGRAM_KEY, baseUrl: fake.url, model: 'v3-turbo' }
  const illustrator = createIdeogramIllustrator(settings)
  const worker = createTestWorker(ctx, { illustrator }, { firstCheckMs: 600_000 })
  vi.spyOn(console, 'error').mockReturnValue()
  const { id } = await startTake(account, scene.id, 'image')
  const balance = async () => {
    const ofAccount = eq(credits.workspaceId, account.workspaceId)
    const [found] = await ctx.db.select().from(credits).where(ofAccount)
    return found
  }
  const before = (await balance())?.amount ?? 0
  const outcome = async () => {
    expect(await checkLedger(ctx.db)).toEqual([])
    const [generation] = await ctx.db.select().from(generations).where(eq(generations.id, id))
    const calls = await ctx.db.select().from(vendorCalls)
    const now = await balance()
    return {
      state: generation?.state,
      charged: before - (now?.amount ?? 0),
      held: now?.held,
      calls: calls.map(({ state }) => state),
      billed: fake.billed.length,
    }
  }
  return { ctx, worker, fake, outcome, run: () => runGeneration(worker, id, drawImage) }
}

test('a picture that was paid for is fetched at once, by whichever worker asks, and bought once', async () => {
  const { ctx, worker, fake, run, outcome } = await studio()
  await run()
  const paid = { state: 'waiting', charged: 0, held: PRICE, calls: ['accepted'], billed: 1 }
  expect(await outcome()).toEqual(paid)
  fake.onFile = { hangsUp: true }
  expect(await askVendor({ ...worker, workerId: crypto.randomUUID() })).toBe(true)
  expect(await outcome()).toEqual(paid)
  fake.onFile = null
  expect(await askVendor({ ...worker, workerId: crypto.randomUUID() })).toBe(true)
  const kept = { state: 'succeeded', charged: PRICE, held: 0, calls: ['delivered'], billed: 1 }
  expect(await outcome()).toEqual(kept)
  const [asset] = await ctx.db.select().from(assets)
  expect(asset).toMatchObject({ contentType: 'image/jpeg' })
  // As large as it was drawn, so that whoever sees it is told that the video enlarges it.
  expect([asset?.width, asset?.height]).toEqual([738, 1312])
  expect(isSoft(presentAsset(asset as AssetRow))).toBe(true)
})

test('a refused prompt is free', async () => {
  const { fake, run, outcome } = await studio()
  fake.onGenerate = { status: 422, json: { error: 'Prompt provided failed safety check.' } }
  await run()
  const free = { state: 'failed', charged: 0, held: 0, calls: ['refused'], billed: 0 }
  expect(await outcome()).toEqual(free)
})

test('a picture that is held back is on record with what it may cost; who asked pays nothing', async () => {
  const { ctx, fake, run, outcome } = await studio()
  fake.picture = { is_image_safe: false, url: null }
  await run()
  const withheld = { state: 'failed', charged: 0, held: 0, calls: ['delivered'], billed: 1 }
  expect(await outcome()).toEqual(withheld)
  expect(await ctx.db.select().from(vendorCalls)).toMatchObject([{ costMicroUsd: 30_000 }])
})

test('a lost answer fails the image, free of charge, and is not sent again', async () => {
  const { worker, fake, run, outcome } = await studio()
  fake.onGenerate = { hangsUp: true, bills: true }
  await run()
  expect(await askVendor(worker)).toBe(false)
  const lost = { state: 'failed', charged: 0, held: 0, calls: ['unknown'], billed: 1 }
  expect(await outcome()).toEqual(lost)
})
