import { getAuthTables } from 'better-auth/db'
import { eq, getTableColumns } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { authAccount, rateLimit, session, user, verification } from '#database/schema/index.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'

const ADA = { name: 'Ada', email: 'ada@example.com', password: 'correct horse' }

function post(
  server: TestServer,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
) {
  return server.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

test('signing up makes the account, its profile and 100 credits', async () => {
  const server = await openTestServer()
  const { client, userId } = await server.signUp()
  expect(await client.account.get()).toMatchObject({
    id: userId,
    fullName: 'Ada Example',
    credits: { available: 100, held: 0 },
  })
})

test('no page of the library is shown, in a design that is not ours', async () => {
  const server = await openTestServer()
  for (const path of ['error', 'error?error=x', 'ok']) {
    const answer = await server.fetch(`/api/auth/${path}`)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type') ?? '').not.toContain('html')
  }
})

test('after signing out the cookie opens nothing', async () => {
  const server = await openTestServer()
  const visitor = await server.signUp()
  const response = await visitor.fetch('/api/auth/sign-out', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: '{}',
  })
  expect(response.status).toBe(200)
  expect((await visitor.fetch('/api/v1/account')).status).toBe(401)
})

test('one address may try only so often, and others go on', async () => {
  const server = await openTestServer({ attemptsPerMinute: 3, clientAddressHeader: 'x-real-ip' })
  await server.signUp(ADA.email)
  const attempt = (address: string) =>
    post(
      server,
      '/api/auth/sign-in/email',
      { email: ADA.email, password: 'wrong one' },
      { 'x-real-ip': address },
    )
  const statuses = []
  for (let time = 0; time < 5; time += 1) statuses.push((await attempt('192.0.2.1')).status)
  expect(statuses).toEqual([401, 401, 401, 429, 429])
  expect((await attempt('192.0.2.2')).status).toBe(401)
})

test('a visitor cannot name an address of their own choice', async () => {
  const server = await openTestServer({ attemptsPerMinute: 1 })
  const attempt = (address: string) =>
    post(
      server,
      '/api/auth/sign-in/email',
      { email: ADA.email, password: 'wrong one' },
      { 'x-forwarded-for': address, 'x-reelwright-client-address': address },
    )
  expect((await attempt('192.0.2.1')).status).toBe(401)
  expect((await attempt('192.0.2.2')).status).toBe(429)
})

test('the first person is the admin, whether or not the command line was first', async () => {
  const server = await openTestServer()
  const first = await server.signUp()
  const second = await server.signUp()
  expect((await first.client.account.get()).role).toBe('admin')
  expect((await second.client.account.get()).role).toBe('user')
})

test('our tables have every column the library asks for', async () => {
  const wanted = getAuthTables({ rateLimit: { storage: 'database' } })
  const ours = { user, session, account: authAccount, verification, rateLimit }
  for (const [name, table] of Object.entries(ours)) {
    const fields = Object.keys(wanted[name]?.fields ?? {})
    expect(fields.length).toBeGreaterThan(0)
    expect(Object.keys(getTableColumns(table))).toEqual(expect.arrayContaining(fields))
  }
})

test('the operator comes with the token from the data folder', async () => {
  const server = await openTestServer()
  const ask = (token: string) =>
    server.fetch('/api/v1/account', { headers: { authorization: `Bearer ${token}` } })
  const answer = await ask('the-token-of-the-operator')
  expect(await answer.json()).toMatchObject({ id: 'command-line' })
  expect((await ask('another-token')).status).toBe(401)
})

test('an account whose user is deleted is signed out', async () => {
  const server = await openTestServer()
  const visitor = await server.signUp()
  await server.context.db.delete(user).where(eq(user.id, visitor.userId))
  expect((await visitor.fetch('/api/v1/account')).status).toBe(401)
})
