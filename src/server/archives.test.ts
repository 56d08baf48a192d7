import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { tell } from '#contract/words/told.ts'
import { assets, directImages, messages, user } from '#database/schema/index.ts'
import { saveAsset, storeFile } from '#domain/asset/index.ts'
import { grantCredits } from '#domain/credit/index.ts'
import { updateScene } from '#domain/scene/index.ts'
import { createWrittenStoryboard } from '#testing/create-written-storyboard.ts'
import { openFullAccount } from '#testing/full-account.ts'
import { makeTake } from '#testing/make-take.ts'
import { rowsNaming } from '#testing/rows-naming.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import {
  OPERATOR_TOKEN,
  openTestServer,
  type TestServer,
  type Visitor,
} from '#testing/test-server.ts'

const PICTURE = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251))

async function storyboardWithPicture() {
  const server = await openTestServer()
  const owner = await server.signUp()
  const { account } = owner
  const grant = {
    workspaceId: account.workspaceId,
    amount: 100,
    description: 'Test',
    cause: 'grant:test',
  }
  await grantCredits(account.db, grant)
  const storyboard = await createWrittenStoryboard(account, 2)
  const [first, second] = storyboard.scenes
  if (!first || !second) throw new Error('no scenes')
  await makeTake(account, second.id, 'image')
  const path = join(temporaryFolder(), 'picture.png')
  writeFileSync(path, PICTURE)
  for (const { storageKey } of await account.db.select().from(assets)) {
    await account.storage.putFile(storageKey, path, 'image/png')
  }
  await updateScene(account, { id: first.id, voiceOverText: '=SUM(A1), "quoted"' })
  return { server, owner, path: `/media/storyboards/${storyboard.id}.zip` }
}

test('a storyboard is saved as one file: its media, subtitles and the list of its scenes', async () => {
  const { owner, path } = await storyboardWithPicture()
  const response = await owner.fetch(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('content-disposition')).toContain('Reading the weather.zip')
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  expect(Object.keys(files)).toEqual([
    'scenes.csv',
    'subtitles.srt',
    'subtitles.vtt',
    'scene-02-image.png',
  ])
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  expect(Buffer.from(files['scene-02-image.png'] ?? [])).toEqual(PICTURE)
  expect(text('subtitles.srt')).toContain('-->')
  expect(text('subtitles.vtt')).toMatch(/^WEBVTT\n/)
  expect(text('subtitles.vtt')).toContain('Scene 2 says something')
  const [head, first, second] = text('scenes.csv').split('\r\n')
  expect(head).toContain('Voice-over')
  expect(first).toContain('1,00:00,10.0,"\'=SUM(A1), ""quoted"""')
  expect(second).toContain('2,00:10,10.0,Scene 2 says something about the sea.')
})

test('nobody else gets it, and what does not exist is not found', async () => {
  const { server, path } = await storyboardWithPicture()
  expect((await server.fetch(path)).status).toBe(401)
  const other = await server.signUp()
  expect((await other.fetch(path)).status).toBe(404)
})

test('a file that is missing is named before the first byte, not found half-way', async () => {
  const { server, owner, path } = await storyboardWithPicture()
  const { db, storage } = server.context
  await storage.delete((await db.select().from(assets)).map(({ storageKey }) => storageKey))
  const answer = await owner.fetch(path)
  expect(answer.status).toBe(404)
  expect(await answer.json()).toEqual({
    code: 'NOT_FOUND',
    message:
      'The file scene-02-image.png is missing, so there is nothing whole to download. Make it again, or choose another take.',
    data: { told: tell('archived-file-missing', { name: 'scene-02-image.png' }) },
  })
  expect((await owner.fetch(path, { method: 'HEAD' })).status).toBe(404)
})

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

/** They hold nothing that anybody could want to have: links that were mailed, and files that nobody needs. */
const LEFT_OUT = ['verification', 'discarded_files']

async function archiveOf({ fetch }: TestServer, email: string) {
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` }
  const path = `/media/account.zip?email=${encodeURIComponent(email)}`
  const answer = await fetch(path, { headers })
  expect(answer.status).toBe(200)
  return unzipSync(new Uint8Array(await answer.arrayBuffer()))
}

test('all data of an account are in one archive: every table that names it, every file, and no secret', async () => {
  const server = await openTestServer()
  const { db, storage } = server.context
  const { account, email, club, team } = await openFullAccount(server.context)
  await openFullAccount(server.context)
  await db.update(user).set({ email }).where(eq(user.id, account.userId))
  const files = await archiveOf(server, email)
  const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const rowsOf = (table: string) => JSON.parse(textOf(`data/${table}.json`)) as unknown[]

  const places = [account.workspaceId, club.workspaceId]
  const told = Object.keys(await rowsNaming(db, [account.userId, email, ...places]))
  for (const table of told.filter((name) => !LEFT_OUT.includes(name))) {
    if (table !== 'audit_log') expect(rowsOf(table), table).not.toEqual([])
  }
  const named = Object.keys(files).map((name) => /^data\/(.*)\.json$/.exec(name)?.[1])
  expect(named).toEqual(expect.arrayContaining(told.filter((name) => !LEFT_OUT.includes(name))))
  expect(rowsOf('scenes')).toHaveLength(4)
  expect(rowsOf('storyboards')).toHaveLength(2)

  const lost: string[] = []
  for (const workspaceId of places) {
    const made = await db.select().from(assets).where(eq(assets.workspaceId, workspaceId))
    for (const { storageKey } of made) {
      const name = `files/${storageKey}`
      if (!(await storage.stat(storageKey))) lost.push(name)
      else expect(files[name]).toEqual(new Uint8Array(await buffer(await storage.read(storageKey))))
    }
  }
  expect(lost.length).toBeGreaterThan(0)
  expect(textOf('missing-files.txt').trim().split('\n').toSorted()).toEqual(lost.toSorted())

  const all = Object.values(files)
    .map((bytes) => strFromU8(bytes))
    .join('\n')
  for (const secret of ['hash-of-the-password', '"password":', '"hash":', '"token":']) {
    expect(all).not.toContain(secret)
  }
  expect(Object.keys(files).join()).not.toContain(team.workspaceId)
  expect(textOf('data/storyboards.json')).not.toContain(team.workspaceId)
})

test('people get their own alone, whatever address they name, and no message of an address that they have not confirmed', async () => {
  const server = await openTestServer()
  const other = await server.signUp()
  const visitor = await server.signUp()
  const message = { kind: 'contact', name: 'Eve', topic: 'Mine', text: 'How much?' } as const
  await server.context.db.insert(messages).values({ ...message, email: visitor.email })
  const answer = await visitor.fetch(`/media/account.zip?email=${other.email}`)
  expect(answer.headers.get('content-disposition')).toMatch(/reelwright-\d{4}-\d\d-\d\d\.zip/)
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  expect(strFromU8(files['data/user.json'] ?? new Uint8Array())).toContain(visitor.email)
  expect(strFromU8(files['data/user.json'] ?? new Uint8Array())).not.toContain(other.email)
  expect(strFromU8(files['data/messages.json'] ?? new Uint8Array())).toBe('[]\n')
})

test('a table of many rows is whole, and each row is in it once', async () => {
  const server = await openTestServer()
  const visitor = await server.signUp()
  const { db } = server.context
  const row = { kind: 'contact', name: 'Ada', topic: 'Many', text: 'Again.' } as const
  const { userId, email } = visitor
  await db.insert(messages).values(Array.from({ length: 401 }, () => ({ ...row, userId, email })))
  const answer = await visitor.fetch('/media/account.zip')
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const text = strFromU8(files['data/messages.json'] ?? new Uint8Array())
  const ids = (JSON.parse(text) as { id: string }[]).map(({ id }) => id)
  expect(new Set(ids).size).toBe(401)
  expect(ids).toHaveLength(401)
})
