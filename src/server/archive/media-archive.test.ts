import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { assets, directImages } from '#database/schema/index.ts'
import { saveAsset, storeFile } from '#domain/asset/index.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { openTestServer, type Visitor } from '#testing/test-server.ts'

async function keep({ account }: Visitor, title: string, content: string): Promise<string> {
  const path = join(temporaryFolder(), 'kept.jpg')
  writeFileSync(path, content)
  const file = await storeFile(account, 'images', { path, contentType: 'image/jpeg' })
  const { workspaceId } = account
  return await account.db.transaction(async (tx) => {
    const assetId = await saveAsset(tx, workspaceId, file)
    const [row] = await tx.insert(directImages).values({ workspaceId, title, assetId }).returning()
    return String(row?.id)
  })
}

function pathOf(...ids: string[]) {
  return `/media/selection.zip?ids=${ids.join(',')}`
}

test('several items are saved as one file, each under its title, two of one title apart', async () => {
  const server = await openTestServer()
  const owner = await server.signUp()
  const ids = [
    await keep(owner, 'Beach', 'a beach'),
    await keep(owner, 'beach', 'another'),
    await keep(owner, '../Sunrise: day 1/2', 'a sunrise'),
  ]
  const response = await owner.fetch(pathOf(...ids))
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toContain('Media.zip')
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const said = Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString()])
  expect(said).toEqual([
    ['Beach.jpg', 'a beach'],
    ['beach (2).jpg', 'another'],
    ['Sunrise day 1 2.jpg', 'a sunrise'],
  ])
})

test('what is not theirs, or not there, is not found; what is no list of ids is refused', async () => {
  const server = await openTestServer()
  const owner = await server.signUp()
  const id = await keep(owner, 'Beach', 'a beach')
  const other = await server.signUp()
  expect((await server.fetch(pathOf(id))).status).toBe(401)
  expect((await other.fetch(pathOf(id))).status).toBe(404)
  expect((await owner.fetch(pathOf(id, randomUUID()))).status).toBe(404)
  expect((await owner.fetch(pathOf())).status).toBe(422)
  const tooMany = Array.from({ length: 201 }, () => randomUUID())
  expect((await owner.fetch(pathOf(...tooMany))).status).toBe(422)
})

test('a file that is missing is named before the first byte', async () => {
  const server = await openTestServer()
  const owner = await server.signUp()
  const id = await keep(owner, 'Beach', 'a beach')
  const { db, storage } = server.context
  await storage.delete((await db.select().from(assets)).map(({ storageKey }) => storageKey))
  const answer = await owner.fetch(pathOf(id))
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({
    message: expect.stringContaining('The file Beach.jpg is missing'),
  })
})
