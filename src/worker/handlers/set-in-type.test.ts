import { tell } from '#contract/words/told.ts'
import { arrayBuffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { discardedFiles, transactions, generations } from '#database/schema/index.ts'
import { chooseTake, listTakes, setInType, updateScene } from '#domain/scene/index.ts'
import { findSheet, sweepDiscardedFiles } from '#domain/asset/index.ts'
import { deleteStoryboard, getStoryboard } from '#domain/storyboard/index.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { createBuiltinIllustrator } from '#providers/illustrator/builtin/create-builtin-illustrator.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { createTestWorker, keepWorkerAlive } from '#testing/test-worker.ts'
import { finishTake, startTake } from '#testing/make-take.ts'
import { runGeneration } from '../run-generation.ts'
import { drawImage } from './draw-image.ts'

test('any scene is set in type as its image, free, whatever the illustrator is', async () => {
  const { ctx, account, storyboard, scene } = await accountWithScenes(1)
  await finishTake(account, await startTake(account, scene.id, 'image'))
  const [drawn] = await listTakes(account, scene)
  const spent = await ctx.db.$count(transactions)
  await updateScene(account, { id: scene.id, voiceOverText: 'Why do cats purr?' })

  const started = await setInType(account, { id: scene.id })
  expect(started).toMatchObject({ kind: 'image', state: 'queued', price: 0 })
  // An illustrator that answers every call with an error.
  const worker = createTestWorker(ctx, {})
  await keepWorkerAlive(ctx, worker.workerId)
  await runGeneration(worker, started.id, drawImage)
  const [row] = await ctx.db.select().from(generations).where(eq(generations.id, started.id))
  expect(row).toMatchObject({ state: 'succeeded', failure: null, price: 0 })
  expect(await ctx.db.$count(transactions)).toBe(spent)

  const [card] = await listTakes(account, scene)
  expect(card).toMatchObject({ kind: 'image', isInUse: true, madeFrom: 'Why do cats purr?' })
  expect(card?.asset).toMatchObject({ contentType: 'image/png' })
  const { scenes } = await getStoryboard(account, { id: storyboard.id })
  expect(scenes[0]?.image).toMatchObject({ status: 'complete', isStale: false })
  const back = await chooseTake(account, { id: scene.id, takeId: drawn?.id ?? '' })
  expect(back.image.asset?.id).toBe(drawn?.asset?.id)
})

test('a long text is set on several pages, whose file goes when the card does', async () => {
  const { ctx, account, storyboard, scene } = await accountWithScenes(1)
  const voiceOverText =
    'Those who understand interest earn it. Those who do not pay it, all their lives.'
  await updateScene(account, { id: scene.id, voiceOverText })
  const started = await setInType(account, { id: scene.id })
  const worker = createTestWorker(ctx, {})
  await keepWorkerAlive(ctx, worker.workerId)
  await runGeneration(worker, started.id, drawImage)

  const [take] = await listTakes(account, scene)
  const { card } = take?.asset ?? {}
  expect(card).toMatchObject({ isWhole: true, pages: [{ at: 0 }, {}] })
  const sheet = await findSheet(account, take?.asset?.id ?? '')
  const read = async () => await arrayBuffer(await ctx.storage.read(sheet.storageKey))
  const { format, width, height } = await sharp(await read()).metadata()
  expect({ format, width, height }).toEqual({ format: 'webp', width: 2160, height: 3840 })
  expect(await ctx.db.$count(discardedFiles)).toBe(0)

  await deleteStoryboard(account, { id: storyboard.id })
  await sweepDiscardedFiles(ctx)
  await expect(read()).rejects.toMatchObject({ name: 'StorageMissingError' })
})

test('a scene that says nothing has no text card', async () => {
  const { account, scene } = await accountWithScenes(1)
  await updateScene(account, { id: scene.id, voiceOverText: '' })
  await expect(setInType(account, { id: scene.id })).rejects.toMatchObject({
    code: 'NOTHING_TO_GENERATE',
  })
})

test('when nothing of a prompt can be drawn, the words are set in type instead, which is said and free', async () => {
  const { ctx, account, scene } = await accountWithScenes(1)
  await updateScene(account, {
    id: scene.id,
    voiceOverText: 'Interest earns interest.',
    imagePrompt: 'The concept of compounding',
  })
  const spent = await ctx.db.$count(transactions)
  const started = await startTake(account, scene.id, 'image')
  const worker = createTestWorker(ctx, {
    illustrator: createBuiltinIllustrator({ cacheFolder: temporaryFolder() }),
  })
  await keepWorkerAlive(ctx, worker.workerId)
  await runGeneration(worker, started.id, drawImage)
  const [row] = await ctx.db.select().from(generations).where(eq(generations.id, started.id))
  expect(row).toMatchObject({ state: 'succeeded', price: 0 })
  expect(row?.failure).toEqual(tell('set-in-type'))
  expect(await ctx.db.$count(transactions)).toBe(spent)
  const [take] = await listTakes(account, scene)
  expect(take?.asset).toMatchObject({ contentType: 'image/png', isTextCard: true })
})
