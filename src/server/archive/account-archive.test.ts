import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { assets, messages, user } from '#database/schema/index.ts'
import { openFullAccount } from '#testing/full-account.ts'
import { rowsNaming } from '#testing/rows-naming.ts'
import { openTestServer, OPERATOR_TOKEN, type TestServer } from '#testing/test-server.ts'

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
