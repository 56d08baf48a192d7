import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Generation } from '#contract/generation.ts'
import { tell } from '#contract/words/told.ts'
import { credits, generations } from '#database/schema/index.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { finishTake, makeTake, startTake } from '#testing/make-take.ts'
import { checkLedger } from '../credit/index.ts'
import { cancelAll, claimGeneration, failGeneration } from '../generation/index.ts'
import { updateScene } from '../scene/index.ts'
import { getStoryboard, makeMissing, updateStoryboard } from './index.ts'

const PRICES = { voice: 5, image: 12, clip: 120 }
const ALL = PRICES.voice + PRICES.image + PRICES.clip

type Account = Awaited<ReturnType<typeof accountWithScenes>>['account']

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

/** A bare scene with all of it started at once. */
async function startedScene() {
  const { account, storyboard, scene } = await accountWithScenes(1)
  const id = storyboard.id
  const [voice, image, clip, ...others] = await makeMissing(account, { id, maxCredits: ALL })
  if (!voice || !image || !clip) throw new Error('Not everything was started.')
  expect([voice.kind, image.kind, clip.kind, others]).toEqual(['voice', 'image', 'clip', []])
  return { account, id, scene, voice, image, clip }
}

test('one press makes voice, image and clip of a bare scene, the clip last and from what was made', async () => {
  const { account, id, voice, image, clip } = await startedScene()
  expect(await heldBy(account)).toBe(ALL)
  expect(await hasJob(account, clip)).toBe(false)
  await finishTake(account, image)
  expect(await hasJob(account, clip)).toBe(false)
  await finishTake(account, voice, 25_000)
  expect(await hasJob(account, clip)).toBe(true)
  const [scene] = (await getStoryboard(account, { id })).scenes
  expect((await rowOf(account, clip))?.request).toMatchObject({
    imageAssetId: scene?.image.asset?.id,
    durationMs: 25_300,
  })
  await finishTake(account, clip)
  expect((await getStoryboard(account, { id })).status).toBe('complete')
  expect(await heldBy(account)).toBe(0)
  expect(await checkLedger(account.db)).toEqual([])
})

test('only what is missing or out of date is made; with stills no clip is', async () => {
  const { account, storyboard } = await accountWithScenes(3)
  const { id, scenes } = storyboard
  const [made = '', stale = '', drawing = ''] = scenes.map((scene) => scene.id)
  await updateStoryboard(account, { id, visuals: 'stills' })
  for (const sceneId of [made, stale]) {
    await makeTake(account, sceneId, 'voice')
    await makeTake(account, sceneId, 'image')
  }
  await updateScene(account, { id: stale, imagePrompt: 'A gull over the harbour' })
  await startTake(account, drawing, 'image')
  expect(await makeMissing(account, { id })).toMatchObject([
    { kind: 'voice', sceneId: drawing },
    { kind: 'image', sceneId: stale },
  ])
  await expect(makeMissing(account, { id })).rejects.toMatchObject({ code: 'ALREADY_RUNNING' })
})

test('when the image fails, its clip costs nothing, and the next press makes both', async () => {
  const { account, id, voice, image, clip } = await startedScene()
  await finishTake(account, voice)
  const claimed = await claimGeneration(account, image.id, randomUUID())
  if (!claimed) throw new Error('The image could not be claimed.')
  await failGeneration(account, claimed, tell('took-too-long'))
  expect(await rowOf(account, clip)).toMatchObject({ state: 'cancelled' })
  expect(await heldBy(account)).toBe(0)
  const again = await makeMissing(account, { id, maxCredits: PRICES.image + PRICES.clip })
  expect(again.map(({ kind }) => kind)).toEqual(['image', 'clip'])
  expect(await checkLedger(account.db)).toEqual([])
})

test('one press stops all of it, and nothing is charged', async () => {
  const { account, id, voice, image, clip } = await startedScene()
  await cancelAll(account, { id })
  for (const started of [voice, image, clip]) {
    expect(await rowOf(account, started)).toMatchObject({ state: 'cancelled' })
  }
  expect(await heldBy(account)).toBe(0)
  expect(await checkLedger(account.db)).toEqual([])
})

test('more than was shown, or than a cap allows, is refused, and nothing is started', async () => {
  const { account, storyboard } = await accountWithScenes(1)
  const { id } = storyboard
  await expect(makeMissing(account, { id, maxCredits: ALL - 1 })).rejects.toMatchObject({
    code: 'PRICE_CHANGED',
  })
  await updateStoryboard(account, { id, spendingCap: ALL - 1 })
  await expect(makeMissing(account, { id })).rejects.toMatchObject({ code: 'SPENDING_CAP' })
  expect(await heldBy(account)).toBe(0)
})

test('of what is missing only what was ticked is made, and no clip of a picture that is not', async () => {
  const { account, storyboard } = await accountWithScenes(2)
  const { id, scenes } = storyboard
  const [first = '', second = ''] = scenes.map((scene) => scene.id)
  const parts = [
    { sceneId: first, kind: 'voice' as const },
    { sceneId: second, kind: 'image' as const },
    { sceneId: second, kind: 'clip' as const },
    { sceneId: first, kind: 'clip' as const },
    { sceneId: randomUUID(), kind: 'voice' as const },
  ]
  await expect(makeMissing(account, { id, parts, maxCredits: ALL - 1 })).rejects.toMatchObject({
    code: 'PRICE_CHANGED',
  })
  expect(await makeMissing(account, { id, parts, maxCredits: ALL })).toMatchObject([
    { kind: 'voice', sceneId: first },
    { kind: 'image', sceneId: second },
    { kind: 'clip', sceneId: second },
  ])
  expect(await heldBy(account)).toBe(ALL)
})

test('what is out of date and not ticked stays; a clip in place of a still is made when it is', async () => {
  const { account, storyboard, scene } = await accountWithScenes(2)
  const { id } = storyboard
  await updateStoryboard(account, { id, visuals: 'stills' })
  await makeTake(account, scene.id, 'voice')
  await makeTake(account, scene.id, 'image')
  await updateScene(account, { id: scene.id, voiceOverText: 'Other words.' })
  const parts = [{ sceneId: scene.id, kind: 'clip' as const }]
  expect(await makeMissing(account, { id, parts })).toMatchObject([{ kind: 'clip' }])
  expect(await heldBy(account)).toBe(PRICES.clip)
  await expect(makeMissing(account, { id, parts: [] })).rejects.toMatchObject({
    code: 'ALREADY_RUNNING',
  })
})
