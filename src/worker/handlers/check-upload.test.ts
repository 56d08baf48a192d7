import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { assets, directImages, discardedFiles, scenes, uploads } from '#database/schema/index.ts'
import { getAccount, updateProfile } from '#domain/account/index.ts'
import { findAvatar } from '#domain/account/profile.ts'
import { sweepDiscardedFiles } from '#domain/asset/index.ts'
import type { MemberContext } from '#domain/context.ts'
import { countMedia, deleteMedia, listMedia } from '#domain/media/index.ts'
import {
  claimUpload,
  getUpload,
  receiveUpload,
  recoverUploads,
  saveUpload,
} from '#domain/upload/index.ts'
import { createWrittenStoryboard } from '#testing/create-written-storyboard.ts'
import { makeTake } from '#testing/make-take.ts'
import { openAccount } from '#testing/open-account.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { createTestContext } from '#testing/test-context.ts'
import { withFullDisk } from '#testing/with-full-disk.ts'
import { checkUpload } from './check-upload.ts'

const PICTURE = await sharp({
  create: { width: 900, height: 600, channels: 3, background: 'teal' },
})
  .jpeg()
  .toBuffer()

type Receiving = { purpose?: 'library' | 'avatar'; fileName?: string; content?: Buffer }

async function openUploader() {
  const context = await createTestContext()
  return { ...(await openAccount(context)), workerId: randomUUID() }
}

async function receive(ctx: MemberContext, receiving: Receiving = {}): Promise<string> {
  const { purpose = 'library', fileName = 'beach.jpg', content = PICTURE } = receiving
  const path = join(temporaryFolder(), 'sent')
  writeFileSync(path, content)
  const { id } = await receiveUpload(ctx, { id: randomUUID(), purpose, fileName, path })
  return id
}

async function sweepNow(ctx: MemberContext): Promise<void> {
  await ctx.db.update(discardedFiles).set({ dueAt: sql`now() - interval '1 minute'` })
  await sweepDiscardedFiles(ctx)
}

test('a checked picture is in the library with a thumbnail, and the file as sent goes', async () => {
  const ctx = await openUploader()
  const id = await receive(ctx)
  const sent = await ctx.db.query.uploads.findFirst()
  await checkUpload(ctx, id)
  const upload = await getUpload(ctx, { id })
  expect(upload).toMatchObject({ state: 'ready', refusal: null })

  const { items } = await listMedia(ctx, { limit: 10 })
  expect(items).toMatchObject([
    {
      id: upload.mediaId,
      type: 'image',
      sourceType: 'upload',
      title: 'beach',
      asset: { contentType: 'image/jpeg', width: 900, height: 600 },
    },
  ])
  expect(items[0]?.thumbnailUrl).toMatch(/^\/media\//)
  await sweepNow(ctx)
  expect(await ctx.storage.stat(String(sent?.storageKey))).toBeNull()
  expect(await ctx.db.$count(discardedFiles)).toBe(0)
})

test('a refused picture says why and leaves no file', async () => {
  const ctx = await openUploader()
  const id = await receive(ctx, { content: PICTURE.subarray(0, PICTURE.length / 2) })
  const sent = await ctx.db.query.uploads.findFirst()
  await checkUpload(ctx, id)
  expect(await getUpload(ctx, { id })).toMatchObject({ state: 'refused', refusal: 'damaged' })
  await sweepNow(ctx)
  expect(await ctx.storage.stat(String(sent?.storageKey))).toBeNull()
  expect(await ctx.db.$count(assets)).toBe(0)
})

test('of several workers one checks', async () => {
  const ctx = await openUploader()
  const id = await receive(ctx)
  await Promise.all([1, 2, 3].map(() => checkUpload({ ...ctx, workerId: randomUUID() }, id)))
  expect(await ctx.db.$count(directImages)).toBe(1)
})

test('a check whose worker died is done again, and the late answer of the first counts no more', async () => {
  const ctx = await openUploader()
  const id = await receive(ctx)
  const lost = await claimUpload(ctx, id, randomUUID())
  await recoverUploads(ctx)
  expect(await getUpload(ctx, { id })).toMatchObject({ state: 'received' })
  await checkUpload(ctx, id)
  if (!lost) throw new Error('The upload could not be claimed.')
  const late = { path: 'a.webp', contentType: 'image/webp', storageKey: randomUUID(), sizeBytes: 1 }
  expect(await saveUpload(ctx, lost, { purpose: 'library', picture: late, thumbnail: late })).toBe(
    false,
  )
  expect(await ctx.db.$count(directImages)).toBe(1)
})

test('while the storage is away a check is put off, and nothing else suffers', async () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => complaints.mockRestore())
  const ctx = await openUploader()
  const id = await receive(ctx)
  await checkUpload({ ...ctx, storage: withFullDisk(ctx.storage) }, id)
  expect(complaints).toHaveBeenCalledTimes(1)
  expect(await getUpload(ctx, { id })).toMatchObject({ state: 'received' })
  const { rows } = await ctx.db.execute(
    sql`select state from pgboss.job where id = ${id} and start_after > now() + interval '10 seconds'`,
  )
  expect(rows).toEqual([{ state: 'created' }])
  await checkUpload(ctx, id)
  expect(await getUpload(ctx, { id })).toMatchObject({ state: 'ready' })
})

test('a file that costs three workers is refused', async () => {
  const ctx = await openUploader()
  const id = await receive(ctx)
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await claimUpload(ctx, id, randomUUID())
    await recoverUploads(ctx)
  }
  expect(await getUpload(ctx, { id })).toMatchObject({ state: 'refused', refusal: 'damaged' })
})

test('an upload whose job was lost gets one', async () => {
  const ctx = await openUploader()
  const id = await receive(ctx)
  await ctx.db.execute(sql`delete from pgboss.job where id = ${id}`)
  await ctx.db.update(uploads).set({ createdAt: sql`now() - interval '1 minute'` })
  await recoverUploads(ctx)
  const { rows } = await ctx.db.execute(sql`select from pgboss.job where id = ${id}`)
  expect(rows).toHaveLength(1)
})

test('uploads that ended a day ago are forgotten, what they became stays', async () => {
  const ctx = await openUploader()
  const id = await receive(ctx)
  await checkUpload(ctx, id)
  await recoverUploads(ctx)
  expect(await ctx.db.$count(uploads)).toBe(1)
  await ctx.db.update(uploads).set({ endedAt: sql`now() - interval '25 hours'` })
  await recoverUploads(ctx)
  expect(await ctx.db.$count(uploads)).toBe(0)
  expect(await ctx.db.$count(directImages)).toBe(1)
})

test('an avatar is shown to anyone signed in, and the one before it goes', async () => {
  const ctx = await openUploader()
  const other = await openAccount(ctx)
  await checkUpload(ctx, await receive(ctx, { purpose: 'avatar' }))
  const first = String((await getAccount(ctx)).avatarUrl)
  expect(first).toMatch(/^\/media\/avatars\//)
  const assetId = first.split('/').at(-1) ?? ''
  expect(await findAvatar(other, assetId)).toMatchObject({ width: 256, height: 256 })
  expect((await listMedia(ctx, { limit: 10 })).items).toEqual([])

  await checkUpload(ctx, await receive(ctx, { purpose: 'avatar' }))
  await expect(findAvatar(other, assetId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await updateProfile(ctx, { avatarUrl: null })
  expect((await getAccount(ctx)).avatarUrl).toBeNull()
  expect(await ctx.db.$count(assets)).toBe(0)
})

test('an upload is deleted with its files by its owner alone', async () => {
  const ctx = await openUploader()
  const other = await openAccount(ctx)
  await checkUpload(ctx, await receive(ctx))
  const [image] = await ctx.db.select().from(directImages)
  const id = String(image?.id)
  await expect(deleteMedia(other, { ids: [id] })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const [asset] = await ctx.db
    .select()
    .from(assets)
    .where(eq(assets.id, String(image?.assetId)))
  await deleteMedia(ctx, { ids: [id] })
  await sweepNow(ctx)
  expect(await ctx.storage.stat(String(asset?.storageKey))).toBeNull()
  await expect(deleteMedia(ctx, { ids: [id] })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('the library is paged, searched whatever the case, accents and order, and counted', async () => {
  const ctx = await openUploader()
  const other = await openAccount(ctx)
  for (const fileName of ['Beach.jpg', '100%_beach.jpg', `${'a'.repeat(60)}.jpg`]) {
    await checkUpload(ctx, await receive(ctx, { fileName }))
  }
  const first = await listMedia(ctx, { limit: 2 })
  const rest = await listMedia(ctx, { limit: 2, cursor: String(first.nextCursor) })
  const titles = [...first.items, ...rest.items].map(({ title }) => title)
  expect(titles).toEqual([`${'a'.repeat(50)}...`, '100%_beach', 'Beach'])
  expect(rest.nextCursor).toBeNull()

  expect((await listMedia(ctx, { limit: 9, search: 'bEACH' })).items).toHaveLength(2)
  expect((await listMedia(ctx, { limit: 9, search: '%_' })).items).toHaveLength(1)
  expect((await listMedia(ctx, { limit: 9, search: 'beách 100' })).items).toHaveLength(1)
  expect((await listMedia(ctx, { limit: 9, type: 'video' })).items).toEqual([])
  expect((await listMedia(other, { limit: 9 })).items).toEqual([])
  expect(await countMedia(ctx, { search: 'beach' })).toEqual({ image: 2, video: 0, audio: 0 })
})

test('what scenes have made stands beside the uploads, until its scene is taken out', async () => {
  const ctx = await openUploader()
  const storyboard = await createWrittenStoryboard(ctx)
  const sceneId = String(storyboard.scenes[0]?.id)
  await makeTake(ctx, sceneId, 'image')
  await checkUpload(ctx, await receive(ctx))
  const { items } = await listMedia(ctx, { limit: 9 })
  expect(items.map(({ sourceType }) => sourceType)).toEqual(['upload', 'scene'])
  expect(items[1]).toMatchObject({ type: 'image', sceneId, storyboardId: storyboard.id })
  await ctx.db.update(scenes).set({ removedAt: sql`now()` }).where(eq(scenes.id, sceneId))
  expect(await countMedia(ctx, {})).toEqual({ image: 1, video: 0, audio: 0 })
})
