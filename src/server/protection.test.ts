import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { expect, inject, test, vi } from 'vitest'
import { openTestServer, PASSWORD, type Visitor } from '#testing/test-server.ts'

function post(visitor: Visitor, headers: Record<string, string>): Promise<Response> {
  return visitor.fetch('/rpc/generation/cancel', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ json: { id: '7b0e7a52-5d5c-4d0c-9a51-0f1f6b3f6a11' } }),
  })
}

async function sessionCookie(publicUrl: string): Promise<string> {
  const server = await openTestServer({ publicUrl })
  const response = await server.fetch('/api/auth/sign-up/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: publicUrl },
    body: JSON.stringify({ name: 'Ada', email: 'ada@example.com', password: 'correct horse' }),
  })
  return response.headers.getSetCookie().join()
}

test('a change sent from another site is refused, whatever cookie it carries', async () => {
  const server = await openTestServer({ publicUrl: 'https://reels.example' })
  const visitor = await server.signUp()
  const foreign = ['https://evil.example', 'null', 'https://reels.example.evil.example']
  for (const origin of foreign) expect((await post(visitor, { origin })).status).toBe(403)
  expect((await post(visitor, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)

  const own = [server.url, 'https://reels.example']
  for (const origin of own) expect((await post(visitor, { origin })).status).toBe(404)
  expect((await post(visitor, {})).status).toBe(404)
})

test('another site cannot sign anyone in or out', async () => {
  const server = await openTestServer()
  const visitor = await server.signUp()
  const response = await visitor.fetch('/api/auth/sign-out', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
    body: '{}',
  })
  expect(response.status).toBe(403)
  expect((await visitor.fetch('/api/v1/account')).status).toBe(200)
})

test('the session cookie is out of reach of scripts and other sites, and encrypted where the site is', async () => {
  expect(await sessionCookie('http://reels.example')).toMatch(/HttpOnly; SameSite=Lax/i)
  expect(await sessionCookie('https://reels.example')).toMatch(
    /^__Secure-.*; HttpOnly; Secure; SameSite=Lax/,
  )
})

test('every answer carries the protective headers and an id that is in the log', async () => {
  const server = await openTestServer({ publicUrl: 'https://reels.example' })
  for (const path of ['/', '/health', '/rpc/account/get', '/media/x', '/api/auth/get-session']) {
    const { headers } = await server.fetch(`${path}?secret=hidden`)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('strict-transport-security')).toContain('max-age=')
    const line = server.logged.find((text) => text.includes(String(headers.get('x-request-id'))))
    expect(JSON.parse(String(line))).toMatchObject({ level: 'info', event: 'request', path })
  }
  expect(server.logged.join()).not.toContain('hidden')
})

test('health and status follow the database, for the signed-in too', async () => {
  const server = await openTestServer()
  const visitor = await server.signUp()
  expect((await server.fetch('/health')).status).toBe(200)
  const administrator = new Client({ connectionString: inject('databaseServerUrl') })
  await administrator.connect()
  const name = new URL(server.context.databaseUrl).pathname.slice(1)
  const said = vi.spyOn(console, 'error').mockReturnValue()
  await administrator.query(`alter database ${name} with allow_connections false`)
  await administrator.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
    [name],
  )
  await administrator.end()
  expect((await server.fetch('/health')).status).toBe(503)
  const status = await visitor.fetch('/api/v1/status')
  expect(await status.json()).toMatchObject({ state: 'down', queue: null })

  const doors = [
    visitor.fetch('/api/v1/account'),
    visitor.post('/rpc/account/get', {}),
    visitor.fetch('/api/auth/get-session'),
    visitor.post('/api/auth/sign-out'),
    server.post('/api/auth/sign-up/email', { name: 'A', email: 'a@b.example', password: PASSWORD }),
    server.post('/api/auth/request-password-reset', { email: visitor.email }),
    server.fetch('/api/auth/verify-email?token=x'),
    server.post('/api/auth/sign-in/email', { email: visitor.email, password: PASSWORD }),
    visitor.fetch(`/media/${randomUUID()}`),
    visitor.fetch(`/media/storyboards/${randomUUID()}.zip`),
  ]
  for (const answer of await Promise.all(doors)) {
    const body = await answer.text()
    expect.soft(answer.status, answer.url).toBe(503)
    expect.soft(Number(answer.headers.get('retry-after')), answer.url).toBeGreaterThan(0)
    expect.soft(body, answer.url).toContain('The database does not answer')
  }
  expect(said.mock.calls.join()).toContain('A database connection was lost')
})

function ask(visitor: Visitor): Promise<Response> {
  return visitor.fetch('/api/v1/account')
}

test('an account that asks for too much is refused for the rest of the minute, and nobody else', async () => {
  const server = await openTestServer({ requestsPerMinute: 5 })
  const [greedy, other] = [await server.signUp(), await server.signUp()]
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(greedy)))
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused).toHaveLength(3)
  for (const answer of refused) {
    expect(answer.status).toBe(429)
    expect(await answer.json()).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: 'This account asks for too much at once. Try again in a minute.',
      data: { retryAfterS: expect.any(Number) },
    })
  }
  const zip = await greedy.fetch('/media/storyboards/7b0e7a52-5d5c-4d0c-9a51-0f1f6b3f6a11.zip')
  expect(zip.status).toBe(429)
  expect((await ask(other)).status).toBe(200)
})
