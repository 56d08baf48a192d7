import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { discardedFiles } from '#database/schema/index.ts'
import { discardAssets, saveAsset, storeFile } from '#domain/asset/index.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { openTestServer, type TestServer, type Visitor } from '#testing/test-server.ts'

const CONTENT = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251))

async function saveFile(
  { context }: TestServer,
  { account: { workspaceId } }: Visitor,
): Promise<string> {
  const path = join(temporaryFolder(), 'clip.mp4')
  writeFileSync(path, CONTENT)
  const stored = await storeFile(context, workspaceId, { path, contentType: 'video/mp4' })
  const id = await context.db.transaction((tx) => saveAsset(tx, workspaceId, stored))
  return `/media/${id}`
}

async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer())
}

test('the owner gets the file, and the browser asks before it shows it again', async () => {
  const server = await openTestServer()
  const owner = await server.signUp()
  const url = await saveFile(server, owner)
  const response = await owner.fetch(url)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': '1000',
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-cache',
    'content-disposition': 'inline',
  })
  expect(await bytesOf(response)).toEqual(CONTENT)

  const etag = String(response.headers.get('etag'))
  const again = await owner.fetch(url, { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
})

test('nobody else gets it', async () => {
  const server = await openTestServer()
  const owner = await server.signUp()
  const other = await server.signUp()
  const url = await saveFile(server, owner)
  expect((await server.fetch(url)).status).toBe(401)
  const refused = await other.fetch(url)
  expect(refused.status).toBe(404)
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect((await owner.fetch(`/media/${randomUUID()}`)).status).toBe(404)
  expect((await owner.fetch('/media/..%2f..%2fauth-secret')).status).toBe(404)
})

test('a player gets the part that it asks for', async () => {
  const server = await openTestServer()
  const owner = await server.signUp()
  const url = await saveFile(server, owner)
  const part = await owner.fetch(url, { headers: { range: 'bytes=100-199' } })
  expect(part.status).toBe(206)
  expect(part.headers.get('content-range')).toBe('bytes 100-199/1000')
  expect(part.headers.get('content-length')).toBe('100')
  expect(await bytesOf(part)).toEqual(CONTENT.subarray(100, 200))

  const tail = await owner.fetch(url, { headers: { range: 'bytes=-10' } })
  expect(await bytesOf(tail)).toEqual(CONTENT.subarray(990))

  const beyond = await owner.fetch(url, { headers: { range: 'bytes=1000-' } })
  expect(beyond.status).toBe(416)
  expect(beyond.headers.get('content-range')).toBe('bytes */1000')

  const changed = await owner.fetch(url, { headers: { range: 'bytes=0-9', 'if-range': '"old"' } })
  expect(changed.status).toBe(200)
  expect(await bytesOf(changed)).toHaveLength(1000)
})

test('asking for the head alone reads nothing', async () => {
  const server = await openTestServer()
  const owner = await server.signUp()
  const url = await saveFile(server, owner)
  const head = await owner.fetch(url, { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(head.headers.get('content-length')).toBe('1000')
})

test('a download carries the name that was asked for', async () => {
  const server = await openTestServer()
  const owner = await server.signUp()
  const url = await saveFile(server, owner)
  const response = await owner.fetch(`${url}?download=${encodeURIComponent('Thời tiết.mp4')}`)
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="Th_i ti_t.mp4"; filename*=UTF-8''Th%E1%BB%9Di%20ti%E1%BA%BFt.mp4`,
  )
})

test('a file that is gone from storage is a 404, not a fault', async () => {
  const server = await openTestServer()
  const owner = await server.signUp()
  const url = await saveFile(server, owner)
  const asset = await server.context.db.query.assets.findFirst()
  await server.context.storage.delete([String(asset?.storageKey)])
  expect((await owner.fetch(url)).status).toBe(404)
})

test('a picture has a small copy for cards, an older one is that itself, and a sound has none', async () => {
  const server = await openTestServer()
  const owner = await server.signUp()
  const stranger = await server.signUp()
  const path = join(temporaryFolder(), 'whole')
  const thumbnailPath = join(temporaryFolder(), 'small.webp')
  writeFileSync(path, CONTENT)
  writeFileSync(thumbnailPath, CONTENT.subarray(0, 50))
  const save = async (file: { contentType: string; thumbnailPath?: string }) => {
    const stored = await storeFile(server.context, 'images', { path, ...file })
    return await server.context.db.transaction((tx) =>
      saveAsset(tx, owner.account.workspaceId, stored),
    )
  }
  const thumbnailOf = async (id: string) => await owner.fetch(`/media/${id}/thumbnail`)

  const image = await save({ contentType: 'image/png', thumbnailPath })
  const small = await thumbnailOf(image)
  expect(small.headers.get('content-type')).toBe('image/webp')
  expect(await bytesOf(small)).toEqual(CONTENT.subarray(0, 50))
  const whole = await owner.fetch(`/media/${image}`)
  expect(whole.headers.get('etag')).not.toBe(small.headers.get('etag'))
  expect(await bytesOf(whole)).toEqual(CONTENT)
  expect((await stranger.fetch(`/media/${image}/thumbnail`)).status).toBe(404)

  const older = await thumbnailOf(await save({ contentType: 'image/png' }))
  expect(older.headers.get('content-type')).toBe('image/png')
  expect(await bytesOf(older)).toEqual(CONTENT)
  expect((await thumbnailOf(await save({ contentType: 'audio/mpeg' }))).status).toBe(404)

  await server.context.db.transaction((tx) => discardAssets(tx, [image]))
  expect(await server.context.db.$count(discardedFiles)).toBe(2)
})
