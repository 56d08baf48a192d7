import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  assets,
  directImages,
  discardedFiles,
  generations,
  mediaDeletions,
} from '#database/schema/index.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { makeTake } from '#testing/make-take.ts'
import { openAccount } from '#testing/open-account.ts'
import { saveTestImage } from '#testing/save-test-image.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { saveAsset, storeFile, sweepDiscardedFiles } from '../asset/index.ts'
import type { MemberContext } from '../context.ts'
import { chooseTake, listTakes } from '../scene/index.ts'
import {
  completeStoryboard,
  deleteStoryboard,
  editStoryboard,
  getStoryboard,
  undoEdit,
  updateStoryboard,
} from '../storyboard/index.ts'
import { countMedia, deleteMedia, forgetMediaDeletions, listMedia, restoreMedia } from './index.ts'

/** Time goes by: the files that were due later are due now. */
async function letTimeGoBy({ db }: MemberContext, interval = '6 minutes') {
  const earlier = sql`due_at - ${interval}::interval`
  await db.update(discardedFiles).set({ dueAt: earlier })
  await db.update(mediaDeletions).set({ dueAt: earlier })
}

async function onlyItem(account: MemberContext) {
  const { items } = await listMedia(account, { limit: 9 })
  const [item] = items
  if (!item || items.length !== 1) throw new Error(`There are ${items.length} items.`)
  const [asset] = await account.db.select().from(assets).where(eq(assets.id, item.asset.id))
  if (!asset) throw new Error('Its file is missing.')
  return { id: item.id, item, asset }
}

async function upload(account: MemberContext, title = 'Beach'): Promise<string> {
  const path = join(temporaryFolder(), 'beach.png')
  writeFileSync(path, 'a beach')
  const file = await storeFile(account, 'images', { path, contentType: 'image/png' })
  const small = await storeFile(account, 'thumbnails', { path, contentType: 'image/webp' })
  const { workspaceId } = account
  return await account.db.transaction(async (tx) => {
    const assetId = await saveAsset(tx, workspaceId, file)
    const thumbnailAssetId = await saveAsset(tx, workspaceId, small)
    const values = { workspaceId, title, assetId, thumbnailAssetId }
    const [row] = await tx.insert(directImages).values(values).returning()
    return String(row?.id)
  })
}

async function exportTo(account: MemberContext, storyboardId: string): Promise<void> {
  const path = join(temporaryFolder(), 'video.mp4')
  writeFileSync(path, 'a video')
  const file = await storeFile(account, 'exports', { path, contentType: 'video/mp4' })
  const { workspaceId } = account
  await account.db.transaction(async (tx) => {
    const assetId = await saveAsset(tx, workspaceId, file)
    await tx.insert(generations).values({
      workspaceId,
      kind: 'export',
      state: 'succeeded',
      storyboardId,
      request: {},
      price: 0,
      assetId,
      endedAt: new Date(),
    })
  })
}

test('a scene’s picture that is deleted leaves the scene, and its take says so; undo brings all back', async () => {
  const { account, storyboard, scene } = await accountWithScenes()
  await saveTestImage(account, scene.id)
  const before = await getStoryboard(account, storyboard)
  const { id, asset } = await onlyItem(account)

  const deletion = await deleteMedia(account, { ids: [id] })
  expect(deletion.ids).toEqual([id])
  expect(await countMedia(account, {})).toEqual({ image: 0, video: 0, audio: 0 })
  const without = await getStoryboard(account, storyboard)
  expect(without.scenes[0]?.image).toMatchObject({ status: 'pending', asset: null })
  const [take] = await listTakes(account, scene)
  expect(take).toMatchObject({ asset: null, isInUse: false, deletedAt: expect.any(Date) })
  const used = chooseTake(account, { id: scene.id, takeId: String(take?.id) })
  await expect(used).rejects.toMatchObject({ code: 'NOT_FOUND' })

  await restoreMedia(account, { id: String(deletion.id) })
  await letTimeGoBy(account)
  await sweepDiscardedFiles(account)
  const after = await getStoryboard(account, storyboard)
  expect(after.scenes).toEqual(before.scenes)
  expect(await onlyItem(account)).toMatchObject({ id, asset })
  expect((await listTakes(account, scene))[0]).toMatchObject({ isInUse: true, deletedAt: null })
  expect(await account.storage.stat(asset.storageKey)).not.toBeNull()
})

test('the file stays until the time to undo is over; then it goes, and nothing comes back', async () => {
  const { account, scene } = await accountWithScenes()
  await saveTestImage(account, scene.id)
  const { id, asset } = await onlyItem(account)
  const deletion = await deleteMedia(account, { ids: [id] })
  await sweepDiscardedFiles(account)
  await letTimeGoBy(account, '4 minutes')
  await sweepDiscardedFiles(account)
  expect(await account.storage.stat(asset.storageKey)).not.toBeNull()

  await letTimeGoBy(account)
  const late = () => restoreMedia(account, { id: String(deletion.id) })
  await expect(late()).rejects.toMatchObject({
    code: 'REFUSED_IN_THIS_STATE',
    message: 'The time to undo is over: the files are deleted.',
  })
  await sweepDiscardedFiles(account)
  expect(await account.storage.stat(asset.storageKey)).toBeNull()
  await forgetMediaDeletions(account)
  await expect(late()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await listTakes(account, scene))[0]).toMatchObject({ asset: null })
})

test('undo is refused while a sweep that has begun takes the files', async () => {
  const { account, scene } = await accountWithScenes()
  await saveTestImage(account, scene.id)
  const { id } = await onlyItem(account)
  const deletion = await deleteMedia(account, { ids: [id] })
  await account.db.update(discardedFiles).set({ dueAt: sql`now() + interval '10 minutes'` })
  const undo = restoreMedia(account, { id: String(deletion.id) })
  await expect(undo).rejects.toMatchObject({ code: 'REFUSED_IN_THIS_STATE' })
  expect(await account.db.$count(mediaDeletions)).toBe(1)
})

test('a deleted voice-over gives the scene its planned length again, and undo the longer one', async () => {
  const { account, storyboard, scene } = await accountWithScenes(2)
  await makeTake(account, scene.id, 'voice', 20_000)
  const before = await getStoryboard(account, storyboard)
  expect(before.totalDurationMs).toBeGreaterThan(storyboard.totalDurationMs)
  const { id } = await onlyItem(account)
  const deletion = await deleteMedia(account, { ids: [id] })
  const without = await getStoryboard(account, storyboard)
  expect(without.totalDurationMs).toBe(storyboard.totalDurationMs)
  await restoreMedia(account, { id: String(deletion.id) })
  expect((await getStoryboard(account, storyboard)).totalDurationMs).toBe(before.totalDurationMs)
})

test('undo overrules nothing that the scene has been given since, and the editor’s undo brings no deleted file back', async () => {
  const { account, storyboard, scene } = await accountWithScenes()
  await saveTestImage(account, scene.id)
  await updateStoryboard(account, { id: storyboard.id, title: 'With a picture' })
  const { id } = await onlyItem(account)
  const deletion = await deleteMedia(account, { ids: [id] })
  const undone = await undoEdit(account, storyboard)
  expect(undone.scenes[0]?.image.asset).toBeNull()

  await saveTestImage(account, scene.id)
  const newer = (await getStoryboard(account, storyboard)).scenes[0]?.image.asset?.id
  await restoreMedia(account, { id: String(deletion.id) })
  const after = await getStoryboard(account, storyboard)
  expect(after.scenes[0]?.image.asset?.id).toBe(newer)
  expect((await listTakes(account, scene)).map(({ isInUse }) => isInUse)).toEqual([true, false])
})

test('one file of several scenes leaves them all, also a scene that was taken out and comes back', async () => {
  const { account, storyboard, scene } = await accountWithScenes(2)
  await saveTestImage(account, scene.id)
  const newSceneId = randomUUID()
  const edit = { type: 'duplicate', sceneId: scene.id, newSceneId } as const
  await editStoryboard(account, { id: storyboard.id, edit })
  await editStoryboard(account, {
    id: storyboard.id,
    edit: { type: 'delete', sceneId: newSceneId },
  })
  const { id } = await onlyItem(account)
  await deleteMedia(account, { ids: [id] })
  const back = await undoEdit(account, storyboard)
  expect(back.scenes.map(({ image }) => image.asset)).toEqual([null, null, null])
})

test('what a complete storyboard uses can be deleted; it stays complete', async () => {
  const { account, storyboard, scene } = await accountWithScenes()
  await saveTestImage(account, scene.id)
  await completeStoryboard(account, { id: storyboard.id, acceptMissing: true })
  const { id } = await onlyItem(account)
  await deleteMedia(account, { ids: [id] })
  const { status, scenes } = await getStoryboard(account, storyboard)
  expect([status, scenes[0]?.image.asset]).toEqual(['complete', null])
})

test('several go together and come back together, in their order, uploads with their small pictures', async () => {
  const { account, scene } = await accountWithScenes()
  await saveTestImage(account, scene.id)
  await upload(account, 'Beach')
  await upload(account, 'Tower')
  const before = await listMedia(account, { limit: 9 })
  const ids = before.items.map(({ id }) => id)
  const deletion = await deleteMedia(account, { ids: [...ids, randomUUID()] })
  expect(new Set(deletion.ids)).toEqual(new Set(ids))
  expect((await listMedia(account, { limit: 9 })).items).toEqual([])
  const restored = await restoreMedia(account, { id: String(deletion.id) })
  expect(new Set(restored.ids)).toEqual(new Set(ids))
  expect(await listMedia(account, { limit: 9 })).toEqual(before)
  expect(await account.db.$count(discardedFiles)).toBe(0)
})

test('nobody else deletes an item, or brings it back', async () => {
  const { ctx, account } = await accountWithScenes()
  const id = await upload(account)
  const stranger = await openAccount(ctx)
  const notFound = { code: 'NOT_FOUND' }
  await expect(deleteMedia(stranger, { ids: [id] })).rejects.toMatchObject(notFound)
  const deletion = await deleteMedia(account, { ids: [id] })
  const undo = restoreMedia(stranger, { id: String(deletion.id) })
  await expect(undo).rejects.toMatchObject(notFound)
  await expect(deleteMedia(account, { ids: [id] })).rejects.toMatchObject(notFound)
})

test('sent twice under one id, at once or later, it is one deletion with one undo', async () => {
  const { ctx, account } = await accountWithScenes()
  const id = await upload(account)
  const asked = { ids: [id], deletionId: randomUUID() }
  const [first, second] = await Promise.all([1, 2].map(() => deleteMedia(account, asked)))
  expect(first).toMatchObject({ id: asked.deletionId, ids: [id], undoUntil: expect.any(Date) })
  expect(second).toEqual(first)
  expect(await deleteMedia(account, asked)).toEqual(first)
  const stranger = await openAccount(ctx)
  const taken = { code: 'REFUSED_IN_THIS_STATE' }
  await expect(deleteMedia(stranger, asked)).rejects.toMatchObject(taken)
  await restoreMedia(account, { id: asked.deletionId })
  expect((await onlyItem(account)).id).toBe(id)
})

test('what had no file is deleted once, too, and has nothing to bring back', async () => {
  const { account } = await accountWithScenes()
  const { workspaceId } = account
  const values = { workspaceId, title: 'Not drawn' }
  const [row] = await account.db.insert(directImages).values(values).returning()
  const asked = { ids: [String(row?.id)], deletionId: randomUUID() }
  const nothing = { id: null, undoUntil: null }
  expect(await deleteMedia(account, asked)).toMatchObject(nothing)
  expect(await deleteMedia(account, asked)).toMatchObject(nothing)
  await letTimeGoBy(account)
  await forgetMediaDeletions(account)
  expect(await account.db.$count(mediaDeletions)).toBe(0)
})

test('of two who undo at once one does, and what was brought back can be deleted again', async () => {
  const { account } = await accountWithScenes()
  const id = await upload(account)
  const deletion = await deleteMedia(account, { ids: [id] })
  const undo = () => restoreMedia(account, { id: String(deletion.id) })
  const both = await Promise.allSettled([undo(), undo()])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await listMedia(account, { limit: 9 })).items.map((item) => item.id)).toEqual([id])
  await deleteMedia(account, { ids: [id] })
  expect((await listMedia(account, { limit: 9 })).items).toEqual([])
})

test('when the storyboard went meanwhile, undo brings back the rest', async () => {
  const { account, storyboard, scene } = await accountWithScenes()
  await saveTestImage(account, scene.id)
  await exportTo(account, storyboard.id)
  const kept = await upload(account)
  const ids = (await listMedia(account, { limit: 9 })).items.map(({ id }) => id)
  expect(ids).toHaveLength(3)
  const deletion = await deleteMedia(account, { ids })
  await deleteStoryboard(account, storyboard)
  expect(await restoreMedia(account, { id: String(deletion.id) })).toEqual({ ids: [kept] })
  const { items } = await listMedia(account, { limit: 9 })
  expect(items.map(({ id }) => id)).toEqual([kept])
  // Of the scene's picture nothing stays behind: no row that takes room, and no file.
  expect(await account.db.$count(assets)).toBe(2)
  expect(await account.db.$count(discardedFiles)).toBeGreaterThan(0)
  await letTimeGoBy(account)
  await sweepDiscardedFiles(account)
  expect(await account.db.$count(discardedFiles)).toBe(0)
  const left = await account.db.select().from(assets)
  for (const { storageKey } of left) expect(await account.storage.stat(storageKey)).not.toBeNull()
})
