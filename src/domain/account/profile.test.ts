import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { profiles, user } from '#database/schema/index.ts'
import { openTestServer, type Visitor } from '#testing/test-server.ts'

function update(visitor: Pick<Visitor, 'fetch'>, change: unknown): Promise<Response> {
  return visitor.fetch('/api/v1/account', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(change),
  })
}

test('name and language change, each without the other', async () => {
  const server = await openTestServer()
  const { client, userId } = await server.signUp()
  const { db } = server.context
  const profile = async () => (await db.select().from(profiles).where(eq(profiles.id, userId)))[0]
  const before = await profile()
  expect(await client.account.update({ fullName: '  Ada Lovelace ' })).toMatchObject({
    fullName: 'Ada Lovelace',
    language: 'en',
  })
  expect(await client.account.update({ language: 'vi' })).toMatchObject({
    fullName: 'Ada Lovelace',
    language: 'vi',
  })
  expect(await client.account.update({})).toEqual(await client.account.get())
  const [row] = await server.context.db.select().from(user).where(eq(user.id, userId))
  expect(row?.name).toBe('Ada Lovelace')
  const after = await profile()
  expect(after).toMatchObject({ fullName: 'Ada Lovelace', language: 'vi' })
  expect(Number(after?.updatedAt)).toBeGreaterThan(Number(before?.updatedAt))
})

test('a name is kept on one line', async () => {
  const server = await openTestServer()
  const { client } = await server.signUp()
  const named = await client.account.update({ fullName: 'Ada\n\u202eLovelace\u200b' })
  expect(named.fullName).toBe('Ada Lovelace')
})

test('a picture can be taken away, but not pointed elsewhere', async () => {
  const server = await openTestServer()
  const visitor = await server.signUp()
  const picture = { avatarUrl: 'https://pictures.example/ada.png' }
  await server.context.db.update(profiles).set(picture).where(eq(profiles.id, visitor.userId))
  expect((await update(visitor, { avatarUrl: 'https://evil.example/x.png' })).status).toBe(422)
  expect((await visitor.client.account.get()).avatarUrl).toBe(picture.avatarUrl)
  expect((await visitor.client.account.update({ avatarUrl: null })).avatarUrl).toBeNull()
})

test('what is no name or no language is refused', async () => {
  const server = await openTestServer()
  const visitor = await server.signUp()
  for (const wrong of [{ fullName: ' ' }, { fullName: 'x'.repeat(101) }, { language: 'xx' }]) {
    expect((await update(visitor, wrong)).status).toBe(422)
  }
  expect((await visitor.client.account.get()).fullName).toBe('Ada Example')
})

test('nobody changes a profile without being signed in', async () => {
  const server = await openTestServer()
  const answer = await update(server, { fullName: 'Eve' })
  expect(answer.status).toBe(401)
  expect(await answer.json()).toMatchObject({ message: 'No user is currently signed in' })
})

test('nobody gives themselves a role or credits', async () => {
  const server = await openTestServer()
  await server.signUp()
  const second = await server.signUp()
  await update(second, { fullName: 'Eve', role: 'admin', credits: 9000 })
  const path = '/api/auth/update-user'
  expect((await second.post(path, { name: 'Eve', role: 'admin' })).status).toBe(404)
  expect(await second.client.account.get()).toMatchObject({
    role: 'user',
    credits: { available: 100 },
  })
})
