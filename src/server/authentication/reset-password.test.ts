import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { session, user, verification } from '#database/schema/index.ts'
import { queuedMails, tokenMailedTo } from '#testing/queued-mails.ts'
import { openTestServer, PASSWORD, type TestServer } from '#testing/test-server.ts'

const NEW_PASSWORD = 'battery staple'
const USED_LINK = 'This link has expired or was used already. Ask for a new one.'

async function askForLink(server: TestServer, email: string): Promise<string> {
  await server.post('/api/auth/request-password-reset', { email })
  return await tokenMailedTo(server.context.db, email.trim().toLowerCase())
}

function reset(server: TestServer, token: string, newPassword = NEW_PASSWORD): Promise<Response> {
  return server.post('/api/auth/reset-password', { token, newPassword })
}

function signIn(server: TestServer, email: string, password: string): Promise<Response> {
  return server.post('/api/auth/sign-in/email', { email, password })
}

test('a link from the mail sets a new password and signs out everywhere', async () => {
  const server = await openTestServer()
  const here = await server.signUp('ada@example.com')
  const there = await here.signInAgain()
  const token = await askForLink(server, ' Ada@Example.com ')
  expect((await reset(server, token)).status).toBe(200)
  for (const browser of [here, there]) {
    expect((await browser.fetch('/api/v1/account')).status).toBe(401)
  }
  expect((await signIn(server, here.email, PASSWORD)).status).toBe(401)
  expect((await signIn(server, here.email, NEW_PASSWORD)).status).toBe(200)
  const [owner] = await server.context.db.select().from(user).where(eq(user.id, here.userId))
  expect(owner?.emailVerified).toBe(true)
  expect((await queuedMails(server.context.db)).at(-1)).toMatchObject({
    to: here.email,
    subject: 'Your password was changed',
  })
})

test('a link works once, also when it is opened twice at the same moment', async () => {
  const server = await openTestServer()
  await server.signUp('ada@example.com')
  const token = await askForLink(server, 'ada@example.com')
  const answers = await Promise.all([1, 2, 3, 4].map(() => reset(server, token)))
  const refused = answers.filter(({ status }) => status === 400)
  expect([answers.length, refused.length]).toEqual([4, 3])
  const again = await reset(server, token)
  expect(await again.json()).toMatchObject({ code: 'INVALID_TOKEN', message: USED_LINK })
})

test('a new password makes every other link useless', async () => {
  const server = await openTestServer()
  await server.signUp('ada@example.com')
  const first = await askForLink(server, 'ada@example.com')
  const second = await askForLink(server, 'ada@example.com')
  expect((await reset(server, second)).status).toBe(200)
  expect((await reset(server, first, 'a third password')).status).toBe(400)
})

test('a link is good for an hour', async () => {
  const server = await openTestServer()
  const { db } = server.context
  await server.signUp('ada@example.com')
  const token = await askForLink(server, 'ada@example.com')
  const [kept] = await db.select().from(verification)
  const minutesLeft = (Number(kept?.expiresAt) - Date.now()) / 60_000
  expect(minutesLeft).toBeGreaterThan(58)
  expect(minutesLeft).toBeLessThanOrEqual(60)
  await db.update(verification).set({ expiresAt: sql`now() - interval '1 second'` })
  const answer = await reset(server, token)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ message: USED_LINK })
})

test('the database does not hold what is in the link', async () => {
  const server = await openTestServer()
  await server.signUp('ada@example.com')
  const token = await askForLink(server, 'ada@example.com')
  const rows = await server.context.db.select().from(verification)
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('a weak password leaves the link usable and the sessions alive', async () => {
  const server = await openTestServer()
  const visitor = await server.signUp('ada@example.com')
  const token = await askForLink(server, visitor.email)
  for (const [password, code] of [
    ['seven77', 'PASSWORD_TOO_SHORT'],
    ['x'.repeat(129), 'PASSWORD_TOO_LONG'],
  ] as const) {
    expect(await (await reset(server, token, password)).json()).toMatchObject({ code })
  }
  expect(await server.context.db.$count(session)).toBe(1)
  expect((await reset(server, token)).status).toBe(200)
})

test('an unknown address is answered like a known one, and as slowly', async () => {
  const server = await openTestServer()
  await server.signUp('ada@example.com')
  const ask = async (email: string) => {
    const startedAt = performance.now()
    const answer = await server.post('/api/auth/request-password-reset', { email })
    const headers = [...answer.headers.keys()].toSorted()
    const tookMs = performance.now() - startedAt
    return { tookMs, seen: [answer.status, await answer.text(), headers] }
  }
  const [known, unknown] = [await ask('ada@example.com'), await ask('nobody@example.com')]
  expect(known.seen).toEqual(unknown.seen)
  for (const { tookMs } of [known, unknown]) expect(tookMs).toBeGreaterThan(295)
  const recipients = (await queuedMails(server.context.db)).map(({ to }) => to)
  expect(recipients).not.toContain('nobody@example.com')
})

test('a mail that cannot be queued does not change the answer, and is in the log', async () => {
  const server = await openTestServer()
  await server.signUp('ada@example.com')
  await server.context.db.execute(sql`alter table profiles rename to hidden_away`)
  const answer = await server.post('/api/auth/request-password-reset', { email: 'ada@example.com' })
  expect(answer.status).toBe(200)
  expect(server.logged.join()).toContain('account mail failed')
})

test('the log says why a mail could not be queued, and nothing of the mail', async () => {
  const server = await openTestServer()
  await server.signUp('ada@example.com')
  await server.context.db.execute(sql`alter table pgboss.job_common rename to hidden_away`)
  await server.post('/api/auth/request-password-reset', { email: 'ada@example.com' })
  const line = server.logged.find((text) => text.includes('account mail failed'))
  expect(line).toContain('pgboss.job_common')
  expect(line).not.toMatch(/ada@example|token=|Reelwright account/)
})
