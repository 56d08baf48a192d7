import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ShowcaseFile } from '#contract/showcase.ts'
import { assets, auditLog, discardedFiles } from '#database/schema/index.ts'
import { sweepDiscardedFiles } from '#domain/asset/index.ts'
import { STORED_KEYS } from '#domain/backup/index.ts'
import {
  deleteShowcaseVideo,
  findShowcaseFile,
  listAllShowcase,
  listShowcase,
} from '#domain/showcase.ts'
import { getUpload, receiveUpload } from '#domain/upload/index.ts'
import { probeMedia } from '#media/probe-media.ts'
import { openAccount } from '#testing/open-account.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { createTestContext } from '#testing/test-context.ts'
import { checkUpload } from './check-upload.ts'

const run = promisify(execFile)
type Account = Awaited<ReturnType<typeof openAccount>>

async function film(...sound: string[]): Promise<string> {
  const path = join(temporaryFolder(), 'beach.mov')
  const picture = ['-f', 'lavfi', '-i', 'testsrc2=s=1440x810:d=1:r=25']
  await run('ffmpeg', ['-v', 'error', ...picture, ...sound, path])
  return path
}

async function send(admin: Account, path: string) {
  const sent = { purpose: 'showcase', title: 'A day at the sea', fileName: 'beach.mov' } as const
  const { id } = await receiveUpload(admin, { id: randomUUID(), path, ...sent })
  await checkUpload({ ...admin, workerId: randomUUID() }, id)
  return await getUpload(admin, { id })
}

async function stored(admin: Account, id: string, file: ShowcaseFile) {
  const { storageKey } = await findShowcaseFile(admin, id, file)
  const path = join(temporaryFolder(), file)
  await admin.storage.fetchTo(storageKey, path)
  return await probeMedia({ path })
}

test('a video becomes one for the web, a small one for phones and a poster, last in the order', async () => {
  const admin = await openAccount(await createTestContext())
  const path = await film('-f', 'lavfi', '-i', 'sine=d=1', '-shortest')
  expect(await send(admin, path)).toMatchObject({ state: 'ready' })
  const shown = await listShowcase(admin)
  const added = shown.at(-1)
  expect(shown).toHaveLength(4)
  expect(added).toMatchObject({ title: 'A day at the sea' })
  const id = added?.id ?? ''
  expect(added?.videoUrl).toBe(`/media/showcase/${id}/video.mp4`)
  const large = { kind: 'video', contentType: 'video/mp4', width: 1280, height: 720 }
  expect(await stored(admin, id, 'video')).toMatchObject({ ...large, hasSound: true })
  const phone = { width: 640, height: 360, hasSound: true }
  expect(await stored(admin, id, 'small')).toMatchObject(phone)
  expect(await stored(admin, id, 'poster')).toMatchObject({
    contentType: 'image/webp',
    width: 1280,
  })
  expect((await listAllShowcase(admin)).at(-1)?.durationMs).toBe(1000)
  expect(await admin.db.$count(assets)).toBe(0)
  const { rows } = await admin.db.execute(sql.raw(STORED_KEYS))
  expect(rows).toHaveLength(3)
  expect(await admin.db.select().from(auditLog)).toMatchObject([
    { action: 'add-showcase-video', userId: admin.userId },
  ])

  await deleteShowcaseVideo(admin, { id })
  await admin.db.update(discardedFiles).set({ dueAt: sql`now() - interval '1 minute'` })
  // As it was sent, and what was made of it.
  expect(await sweepDiscardedFiles(admin)).toBe(4)
  await expect(findShowcaseFile(admin, id, 'video')).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a video without sound is shown without', async () => {
  const admin = await openAccount(await createTestContext())
  expect(await send(admin, await film())).toMatchObject({ state: 'ready' })
  const id = (await listShowcase(admin)).at(-1)?.id ?? ''
  expect(await stored(admin, id, 'video')).toMatchObject({ hasSound: false, durationMs: 1000 })
})

test('what is no video is refused and leaves nothing', async () => {
  const admin = await openAccount(await createTestContext())
  const path = join(temporaryFolder(), 'lie.mp4')
  writeFileSync(path, Buffer.concat([Buffer.from('\0\0\0\x18ftypisom'), Buffer.alloc(4000, 'no')]))
  expect(await send(admin, path)).toMatchObject({ state: 'refused', refusal: 'damaged' })
  expect(await listShowcase(admin)).toHaveLength(3)
})

test('only an admin may send one', async () => {
  const ctx = await createTestContext()
  await openAccount(ctx)
  const other = await openAccount(ctx)
  const path = join(temporaryFolder(), 'beach.mp4')
  writeFileSync(path, 'never looked at')
  await expect(send(other, path)).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
