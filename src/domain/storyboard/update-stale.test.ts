import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Generation } from '#contract/generation.ts'
import { tell } from '#contract/words/told.ts'
import { credits, generations } from '#database/schema/index.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { finishTake, makeTake } from '#testing/make-take.ts'
import { checkLedger } from '../credit/index.ts'
import {
  cancelGeneration,
  claimGeneration,
  failGeneration,
  recoverGenerations,
} from '../generation/index.ts'
import { keepTake, updateScene } from '../scene/index.ts'
import { getStoryboard, updateStale, updateStoryboard } from './index.ts'

const PRICES = { voice: 5, image: 12, clip: 120 }

type Account = Awaited<ReturnType<typeof accountWithScenes>>['account']

/** A storyboard of two scenes, the first of which has everything. */
async function madeScene() {
  const { account, storyboard, scene } = await accountWithScenes(2)
  for (const kind of ['voice', 'image', 'clip'] as const) await makeTake(account, scene.id, kind)
  return { account, id: storyboard.id, scene }
}

async function heldBy({ db, workspaceId }: Account): Promise<number> {
  const [row] = await db.select().from(credits).where(eq(credits.workspaceId, workspaceId))
  return row?.held ?? 0
}

async function rowOf({ db }: Account, { id }: Generation) {
  const [row] = await db.select().from(generations).where(eq(generations.id, id))
  return row
}

async function hasJob({ db }: Account, { id }: Generation): Promise<boolean> {
  return (await db.execute(sql`select from pgboss.job where id = ${id}`)).rows.length > 0
}

/** Makes the image stale and has everything updated. */
async function updateImage(account: Account, id: string, sceneId: string) {
  await updateScene(account, { id: sceneId, imagePrompt: 'A gull over the harbour' })
  const maxCredits = PRICES.image + PRICES.clip
  const [image, clip, ...others] = await updateStale(account, { id, maxCredits })
  if (!image || !clip) throw new Error('Image and clip were not started.')
  expect([image.kind, clip.kind, others]).toEqual(['image', 'clip', []])
  return { image, clip }
}

test('a clip is made again after its image, from the new one; all of it is held at once', async () => {
  const { account, id, scene } = await madeScene()
  const { image, clip } = await updateImage(account, id, scene.id)
  expect(await heldBy(account)).toBe(PRICES.image + PRICES.clip)
  expect(await hasJob(account, clip)).toBe(false)
  await recoverGenerations(account, () => 'repeat')
  await account.db.update(generations).set({ createdAt: sql`now() - interval '1 hour'` })
  await recoverGenerations(account, () => 'repeat')
  expect(await hasJob(account, clip)).toBe(false)

  await finishTake(account, image)
  const [first] = (await getStoryboard(account, { id })).scenes
  const started = await rowOf(account, clip)
  expect(started?.request).toMatchObject({ imageAssetId: first?.image.asset?.id })
  expect(await hasJob(account, clip)).toBe(true)
  await finishTake(account, clip)
  const { scenes } = await getStoryboard(account, { id })
  expect(scenes[0]).toMatchObject({ image: { isStale: false }, clip: { isStale: false } })
  expect(await heldBy(account)).toBe(0)
  expect(await checkLedger(account.db)).toEqual([])
  await expect(updateStale(account, { id })).rejects.toMatchObject({ code: 'NOTHING_TO_GENERATE' })
})

test('a clip waits for voice and image both, and lasts as long as the new voice-over', async () => {
  const { account, id, scene } = await madeScene()
  await updateScene(account, { id: scene.id, imagePrompt: 'A gull', voiceOverText: 'New words.' })
  const [voice, image, clip] = await updateStale(account, { id })
  if (!voice || !image || !clip) throw new Error('Not everything was started.')
  expect(await heldBy(account)).toBe(PRICES.voice + PRICES.image + PRICES.clip)
  await finishTake(account, image)
  expect(await hasJob(account, clip)).toBe(false)
  await finishTake(account, voice, 25_000)
  expect(await hasJob(account, clip)).toBe(true)
  expect((await rowOf(account, clip))?.request).toMatchObject({ durationMs: 25_300 })
})

test('a clip that still fits the new voice-over is neither made again nor charged', async () => {
  const { account, id, scene } = await madeScene()
  await updateScene(account, { id: scene.id, voiceOverText: 'New words.' })
  const [voice, clip] = await updateStale(account, { id })
  if (!voice || !clip) throw new Error('Not everything was started.')
  await finishTake(account, voice)
  expect(await rowOf(account, clip)).toMatchObject({
    kind: 'clip',
    state: 'cancelled',
    failure: tell('video-still-fits'),
  })
  const [first] = (await getStoryboard(account, { id })).scenes
  expect(first?.clip).toMatchObject({ status: 'complete', isStale: false })
  expect(await heldBy(account)).toBe(0)
  expect(await checkLedger(account.db)).toEqual([])
})

test('when the image fails, or is stopped, its clip is given up and costs nothing', async () => {
  const { account, id, scene } = await madeScene()
  const first = await updateImage(account, id, scene.id)
  const claimed = await claimGeneration(account, first.image.id, randomUUID())
  if (!claimed) throw new Error('The image could not be claimed.')
  await failGeneration(account, claimed, tell('took-too-long'))
  expect(await rowOf(account, first.clip)).toMatchObject({ state: 'cancelled' })

  const second = await updateImage(account, id, scene.id)
  await cancelGeneration(account, second.image)
  expect(await rowOf(account, second.clip)).toMatchObject({ state: 'cancelled' })
  expect(await heldBy(account)).toBe(0)
  expect(await checkLedger(account.db)).toEqual([])
})

test('an image that is made is kept, also when its clip cannot be begun any more', async () => {
  const { account, id, scene } = await madeScene()
  const { image, clip } = await updateImage(account, id, scene.id)
  await updateScene(account, { id: scene.id, videoPrompt: ' ' })
  expect(await finishTake(account, image)).toBe(true)
  expect(await rowOf(account, clip)).toMatchObject({
    state: 'cancelled',
    failure: tell('scene-without-video-prompt'),
  })
  expect(await heldBy(account)).toBe(0)
  expect(await checkLedger(account.db)).toEqual([])
})

test('a clip can be stopped while it waits, and the image goes on', async () => {
  const { account, id, scene } = await madeScene()
  const { image, clip } = await updateImage(account, id, scene.id)
  await cancelGeneration(account, clip)
  expect(await heldBy(account)).toBe(PRICES.image)
  expect(await finishTake(account, image)).toBe(true)
  expect(await rowOf(account, clip)).toMatchObject({ state: 'cancelled' })
})

test('more than was shown, or than a cap allows, is refused, and nothing is started', async () => {
  const { account, id, scene } = await madeScene()
  await updateScene(account, { id: scene.id, imagePrompt: 'A gull over the harbour' })
  await expect(updateStale(account, { id, maxCredits: 131 })).rejects.toMatchObject({
    code: 'PRICE_CHANGED',
  })
  await updateStoryboard(account, { id, spendingCap: PRICES.image + 200 })
  await expect(updateStale(account, { id })).rejects.toMatchObject({ code: 'SPENDING_CAP' })
  expect(await heldBy(account)).toBe(0)
})

test('one scene is updated alone when asked', async () => {
  const { account, id, scene } = await madeScene()
  const other = (await getStoryboard(account, { id })).scenes[1]
  if (!other) throw new Error('There is no second scene.')
  await makeTake(account, other.id, 'voice')
  await updateScene(account, { id: scene.id, videoPrompt: 'Slow pan' })
  await updateScene(account, { id: other.id, voiceOverText: 'New words.' })
  const started = await updateStale(account, { id, sceneId: other.id })
  expect(started).toMatchObject([{ kind: 'voice', sceneId: other.id }])
  expect(await updateStale(account, { id })).toMatchObject([{ kind: 'clip', sceneId: scene.id }])
})

test('images are made from look and cast: those they are about are out of date, at their price', async () => {
  const { account, id, scene } = await madeScene()
  const isStale = async () => (await getStoryboard(account, { id })).scenes[0]?.image.isStale
  const cast = [{ name: 'Mara', description: 'an old keeper in a red coat' }]
  await updateStoryboard(account, { id, cast })
  expect(await isStale()).toBe(false)
  await updateStoryboard(account, { id, negativePrompt: 'fog' })
  expect(await isStale()).toBe(false)
  await updateStoryboard(account, { id, look: 'Ink on paper.' })
  expect(await isStale()).toBe(true)
  await keepTake(account, { id: scene.id, kind: 'image' })
  expect(await isStale()).toBe(false)

  await updateScene(account, { id: scene.id, imagePrompt: 'Mara at the door' })
  const [image, clip] = await updateStale(account, { id, maxCredits: PRICES.image + PRICES.clip })
  if (!image || !clip) throw new Error('Image and clip were not started.')
  expect((await rowOf(account, image))?.request).toMatchObject({
    prompt: 'Mara at the door. Mara: an old keeper in a red coat. Ink on paper.',
    negativePrompt: 'fog',
  })
  await finishTake(account, image)
  await finishTake(account, clip)
  expect(await isStale()).toBe(false)
  await updateStoryboard(account, { id, cast: [{ name: 'Mara', description: 'young' }] })
  expect(await isStale()).toBe(true)
  await updateStoryboard(account, { id, cast })
  expect(await isStale()).toBe(false)
})
