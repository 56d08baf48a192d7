import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { tell } from '#contract/words/told.ts'
import { assets, credits, discardedFiles, takes } from '#database/schema/index.ts'
import { sweepDiscardedFiles } from '#domain/asset/index.ts'
import { checkLedger } from '#domain/credit/index.ts'
import { claimGeneration, failGeneration } from '#domain/generation/index.ts'
import { chooseTake, listTakes } from '#domain/scene/index.ts'
import {
  completeStoryboard,
  confirmStoryboard,
  deleteStoryboard,
  editStoryboard,
  getStoryboard,
  undoEdit,
} from '#domain/storyboard/index.ts'
import { getUpload, receiveUpload } from '#domain/upload/index.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { makeTake, startTake } from '#testing/make-take.ts'
import { writePicture } from '#testing/media-samples.ts'
import { openAccount } from '#testing/open-account.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { checkUpload } from './check-upload.ts'

type Account = Awaited<ReturnType<typeof accountWithScenes>>['account']

async function send(account: Account, sceneId: string): Promise<string> {
  const path = join(temporaryFolder(), 'sent.png')
  await writePicture(path, { width: 640, height: 360 })
  const framing = { fit: 'fill', at: 0.5 } as const
  const sent = { id: randomUUID(), purpose: 'scene', sceneId, framing } as const
  return (await receiveUpload(account, { ...sent, fileName: 'beach.png', path })).id
}

async function check(account: Account, uploadId: string) {
  await checkUpload({ ...account, workerId: randomUUID() }, uploadId)
  return await getUpload(account, { id: uploadId })
}

async function balance(account: Account) {
  const [row] = await account.db
    .select()
    .from(credits)
    .where(eq(credits.workspaceId, account.workspaceId))
  return row
}

test('an uploaded picture is a take in the shape of the storyboard, free, and can be undone', async () => {
  const { account, storyboard, scene } = await accountWithScenes(2)
  await makeTake(account, scene.id, 'image')
  const before = await balance(account)
  const made = (await listTakes(account, { id: scene.id }))[0]
  expect(await check(account, await send(account, scene.id))).toMatchObject({ state: 'ready' })

  const after = await getStoryboard(account, { id: storyboard.id })
  const { image } = after.scenes[0] ?? {}
  expect(image).toMatchObject({ status: 'complete', isStale: false })
  // 9:16 of 360 pixels in height.
  expect(image?.asset).toMatchObject({ contentType: 'image/jpeg', width: 203, height: 360 })
  const [upload, generated] = await listTakes(account, { id: scene.id })
  expect(upload).toMatchObject({ isInUse: true, madeFrom: null })
  expect(generated).toMatchObject({ id: made?.id, isInUse: false })
  expect(await balance(account)).toEqual(before)
  expect(await checkLedger(account.db)).toEqual([])

  const undone = await undoEdit(account, { id: storyboard.id })
  expect(undone.scenes[0]?.image.asset?.id).toBe(made?.asset?.id)
  const again = await chooseTake(account, { id: scene.id, takeId: String(upload?.id) })
  expect(again.image.asset?.id).toBe(upload?.asset?.id)
})

test('a duplicated scene shares the uploaded picture, and it goes with the storyboard', async () => {
  const { account, storyboard, scene } = await accountWithScenes()
  await check(account, await send(account, scene.id))
  const newSceneId = randomUUID()
  const duplicated = await editStoryboard(account, {
    id: storyboard.id,
    edit: { type: 'duplicate', sceneId: scene.id, newSceneId },
  })
  const urls = duplicated.scenes.map(({ image }) => image.asset?.url)
  expect(urls[0]).toBeTruthy()
  expect(urls[1]).toBe(urls[0])
  await deleteStoryboard(account, { id: storyboard.id })
  expect(await account.db.$count(assets)).toBe(0)
})

test('an upload completes nothing: the clip shows another picture until it is made again', async () => {
  const { account, storyboard, scene } = await accountWithScenes()
  await makeTake(account, scene.id, 'image')
  await makeTake(account, scene.id, 'clip')
  await account.db.delete(takes).where(eq(takes.kind, 'image'))
  await makeTake(account, scene.id, 'voice')
  expect((await getStoryboard(account, { id: storyboard.id })).status).toBe('processing')
  await check(account, await send(account, scene.id))
  expect((await getStoryboard(account, { id: storyboard.id })).status).toBe('processing')
  await makeTake(account, scene.id, 'clip')
  expect((await getStoryboard(account, { id: storyboard.id })).status).toBe('processing')
})

test('a draft stays a draft: nothing was generated', async () => {
  const { account, storyboard, scene } = await accountWithScenes()
  await check(account, await send(account, scene.id))
  expect((await getStoryboard(account, { id: storyboard.id })).status).toBe('draft')
})

test('a failure before the upload is told no more', async () => {
  const { account, storyboard, scene } = await accountWithScenes()
  const { id } = await startTake(account, scene.id, 'image')
  const running = await claimGeneration(account, id, randomUUID())
  if (!running) throw new Error('The image could not be claimed.')
  await failGeneration(account, running, tell('took-too-long'))
  const image = async () => (await getStoryboard(account, storyboard)).scenes[0]?.image
  expect(await image()).toMatchObject({
    status: 'failed',
    generation: { failure: tell('took-too-long') },
  })
  await check(account, await send(account, scene.id))
  expect(await image()).toMatchObject({ status: 'complete', generation: null })
})

test('somebody else’s scene and a complete storyboard take no picture', async () => {
  const { account, storyboard, scene } = await accountWithScenes()
  const stranger = await openAccount(account)
  await expect(send(stranger, scene.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await confirmStoryboard(account, { id: storyboard.id })
  await completeStoryboard(account, { id: storyboard.id, acceptMissing: true })
  await expect(send(account, scene.id)).rejects.toMatchObject({ code: 'REFUSED_IN_THIS_STATE' })
})

test('a picture whose scene was deleted meanwhile is refused and leaves no file', async () => {
  const { account, storyboard, scene } = await accountWithScenes(2)
  const late = await send(account, scene.id)
  await editStoryboard(account, {
    id: storyboard.id,
    edit: { type: 'delete', sceneId: scene.id },
  })
  const refused = { state: 'refused', refusal: 'scene-closed' }
  expect(await check(account, late)).toMatchObject(refused)
  const last = await send(account, String(storyboard.scenes[1]?.id))
  await deleteStoryboard(account, { id: storyboard.id })
  expect(await check(account, last)).toMatchObject(refused)
  await account.db.update(discardedFiles).set({ dueAt: sql`now() - interval '1 minute'` })
  await sweepDiscardedFiles(account)
  expect(await account.db.$count(discardedFiles)).toBe(0)
  expect(await account.db.$count(assets)).toBe(0)
})
