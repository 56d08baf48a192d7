import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import type { DirectImage } from '#contract/media.ts'
import {
  assets,
  credits,
  directImages,
  discardedFiles,
  generations,
} from '#database/schema/index.ts'
import { claimGeneration, getGeneration } from '#domain/generation/index.ts'
import {
  countMedia,
  deleteMedia,
  generateDirectImage,
  listMedia,
  listPendingMedia,
} from '#domain/media/index.ts'
import { listNotifications } from '#domain/notifications.ts'
import { findEverywhere } from '#domain/search.ts'
import { listTransactions } from '#domain/transactions.ts'
import { createIdeogramIllustrator } from '#providers/illustrator/ideogram/create-ideogram-illustrator.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { IDEOGRAM_KEY, startIdeogram } from '#testing/fakes/ideogram.ts'
import { createTestWorker } from '#testing/test-worker.ts'
import { runGeneration } from '../run-generation.ts'
import { askVendor } from '../vendor/ask-vendor.ts'
import { drawImage } from './image.ts'

const WISH: DirectImage = {
  prompt: 'A lighthouse on a cliff above the sea at dusk, seen from a small boat, no people',
  title: '',
  aspectRatio: '4/3',
  style: 'REALISTIC',
}

async function library() {
  const { ctx, account } = await accountWithScenes()
  const fake = await startIdeogram()
  const settings = { key: IDEOGRAM_KEY, baseUrl: fake.url, model: 'v3-turbo' }
  const illustrator = createIdeogramIllustrator(settings)
  const worker = createTestWorker(ctx, { illustrator })
  const run = async (id: string) => {
    await runGeneration(worker, id, drawImage)
    await askVendor(worker)
  }
  const balance = async () => {
    const [row] = await ctx.db.select().from(credits)
    return { amount: row?.amount ?? 0, held: row?.held ?? 0 }
  }
  return { ctx, account, fake, run, balance }
}

test('a picture for the library is drawn in its shape, paid for once, and found', async () => {
  const { ctx, account, fake, run, balance } = await library()
  const before = await balance()
  const requestId = randomUUID()
  const started = await generateDirectImage(account, { ...WISH, requestId, maxCredits: 12 })
  expect(await generateDirectImage(account, { ...WISH, requestId })).toMatchObject({
    id: started.id,
  })
  expect(started).toMatchObject({ kind: 'image', price: 12, storyboardId: null, sceneId: null })
  expect(await balance()).toEqual({ ...before, held: 12 })
  const pending = await listPendingMedia(account)
  const title = 'A lighthouse on a cliff above the sea at dusk, see'
  expect(pending).toMatchObject([{ title, aspectRatio: '4/3', generation: { state: 'queued' } }])
  expect((await listMedia(account, { limit: 9 })).items).toEqual([])

  await run(started.id)
  expect(fake.billed).toMatchObject([{ prompt: WISH.prompt, aspect_ratio: '4x3' }])
  const [item] = (await listMedia(account, { limit: 9 })).items
  const shown = { title: `${title}...`, sourceType: 'generated', type: 'image', storyboardId: null }
  expect(item).toMatchObject(shown)
  const { width = 0, height = 0 } = item?.asset ?? {}
  expect((width ?? 0) / (height ?? 1)).toBeCloseTo(4 / 3, 2)
  expect(item?.thumbnailUrl).toBeTruthy()
  expect(await listPendingMedia(account)).toEqual([])
  expect(await countMedia(account, {})).toEqual({ image: 1, video: 0, audio: 0 })
  expect(await balance()).toEqual({ amount: before.amount - 12, held: 0 })
  expect((await listTransactions(account, { limit: 1 })).items).toMatchObject([
    { amount: -12, description: 'Generated image' },
  ])
  expect(await findEverywhere(account, { query: 'small boat' })).toMatchObject({
    media: [{ source: 'upload', id: item?.asset.id, thumbnailUrl: item?.thumbnailUrl }],
  })

  await deleteMedia(account, { ids: [item?.id ?? ''] })
  expect(
    await ctx.db
      .select()
      .from(assets)
      .where(eq(assets.id, item?.asset.id ?? '')),
  ).toEqual([])
  expect(await ctx.db.$count(discardedFiles)).toBeGreaterThan(0)
})

test('what a vendor refuses costs nothing, says why, and can be deleted', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { account, fake, run, balance } = await library()
  const before = await balance()
  fake.onGenerate = { status: 422, json: { error: 'Prompt provided failed safety check.' } }
  const started = await generateDirectImage(account, { ...WISH, title: 'Night coast' })
  await run(started.id)
  expect(await balance()).toEqual(before)
  const [failed] = await listPendingMedia(account)
  expect(failed).toMatchObject({ title: 'Night coast', generation: { state: 'failed' } })
  expect(failed?.generation.failure).not.toBeNull()
  expect((await listNotifications(account)).items[0]?.facts).toMatchObject({
    kind: 'generation-failed',
    generationKind: 'image',
    storyboardId: null,
  })
  await deleteMedia(account, { ids: [failed?.id ?? ''] })
  expect(await listPendingMedia(account)).toEqual([])
})

test('deleted while it is drawn, it is stopped and costs nothing', async () => {
  const { ctx, account, run, balance } = await library()
  const before = await balance()
  const started = await generateDirectImage(account, WISH)
  await claimGeneration(ctx, started.id, randomUUID())
  const [pending] = await listPendingMedia(account)
  await deleteMedia(account, { ids: [pending?.id ?? ''] })
  expect(await getGeneration(account, { id: started.id })).toMatchObject({ state: 'cancelled' })
  await run(started.id)
  expect(await balance()).toEqual(before)
  expect(await ctx.db.$count(directImages)).toBe(0)
})

test('without enough credits nothing is begun', async () => {
  const { ctx, account } = await library()
  await ctx.db.update(credits).set({ amount: 11 })
  await expect(generateDirectImage(account, WISH)).rejects.toMatchObject({
    code: 'NOT_ENOUGH_CREDITS',
    message: 'Not enough credits. This operation requires 12 credits',
  })
  await expect(generateDirectImage(account, { ...WISH, maxCredits: 11 })).rejects.toMatchObject({
    code: 'PRICE_CHANGED',
  })
  expect(await ctx.db.$count(generations, eq(generations.kind, 'image'))).toBe(0)
  expect(await listPendingMedia(account)).toEqual([])
})
