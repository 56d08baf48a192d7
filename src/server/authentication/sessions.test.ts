import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { profiles, session, user } from '#database/schema/index.ts'
import { forgetExpiredSessions } from '#domain/sessions.ts'
import { openTestServer, PASSWORD, type Visitor } from '#testing/test-server.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

async function isSignedIn(browser: Visitor): Promise<boolean> {
  return (await browser.fetch('/api/v1/account')).status === 200
}

test('an account sees where it is signed in, its own browser first, and no secret', async () => {
  const server = await openTestServer({ clientAddressHeader: 'x-real-ip' })
  const here = await server.signUp('ada@example.com')
  const form = { email: here.email, password: PASSWORD }
  const from = { 'user-agent': FIREFOX, 'x-real-ip': '192.0.2.7' }
  await server.post('/api/auth/sign-in/email', form, from)
  await server.signUp()
  const listed = await here.client.session.list()
  expect(listed).toHaveLength(2)
  expect(listed[0]).toMatchObject({ isCurrent: true })
  expect(listed[1]).toMatchObject({
    device: 'Firefox, Linux',
    address: '192.0.2.7',
    isCurrent: false,
    lastUsedAt: expect.any(Date),
  })
  const rows = await server.context.db.select().from(session)
  for (const { token } of rows) expect(JSON.stringify(listed)).not.toContain(token)
})

test('one session, all others, or all of them end, each on its next request', async () => {
  const server = await openTestServer()
  const here = await server.signUp()
  const [phone, tablet, work] = await Promise.all([1, 2, 3].map(() => here.signInAgain()))
  if (!phone || !tablet || !work) throw new Error('A browser is missing.')
  const ofPhone = (await phone.client.session.list()).find(({ isCurrent }) => isCurrent)
  await here.client.session.revoke({ id: String(ofPhone?.id) })
  expect(await Promise.all([here, phone, tablet, work].map(isSignedIn))).toEqual([
    true,
    false,
    true,
    true,
  ])
  await here.client.session.revokeOthers()
  expect(await Promise.all([here, tablet, work].map(isSignedIn))).toEqual([true, false, false])
  const again = await here.signInAgain()
  await again.client.session.revokeAll()
  expect(await Promise.all([here, again].map(isSignedIn))).toEqual([false, false])
})

test('nobody ends a session of somebody else', async () => {
  const server = await openTestServer()
  const ada = await server.signUp()
  const eve = await server.signUp()
  const [ofAda] = await ada.client.session.list()
  const answer = await eve.fetch(`/api/v1/sessions/${ofAda?.id}`, { method: 'DELETE' })
  expect(answer.status).toBe(404)
  await eve.client.session.revokeOthers()
  expect(await isSignedIn(ada)).toBe(true)
})

test('signing in gives a new session and ends the one the browser had', async () => {
  const server = await openTestServer()
  const before = await server.signUp('ada@example.com')
  const other = await before.signInAgain()
  const form = { email: before.email, password: PASSWORD }
  const answer = await before.post('/api/auth/sign-in/email', form)
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  expect(cookie).not.toBe(before.cookie)
  expect((await server.fetch('/api/v1/account', { headers: { cookie } })).status).toBe(200)
  expect(await isSignedIn(before)).toBe(false)
  expect(await isSignedIn(other)).toBe(true)
})

test('a session made up by a visitor is never taken over', async () => {
  const server = await openTestServer()
  const form = { name: 'Ada', email: 'ada@example.com', password: PASSWORD }
  const cookie = 'reelwright.session_token=chosen-by-an-attacker.c2lnbmF0dXJl'
  const answer = await server.post('/api/auth/sign-up/email', form, { cookie })
  expect(answer.headers.getSetCookie().join()).not.toContain('chosen-by-an-attacker')
  expect((await server.fetch('/api/v1/account', { headers: { cookie } })).status).toBe(401)
})

test('a session slides while it is used, and the browser learns of it', async () => {
  const server = await openTestServer()
  const { db } = server.context
  const visitor = await server.signUp()
  const fresh = await visitor.fetch('/api/auth/get-session')
  expect(fresh.headers.getSetCookie()).toEqual([])
  await db.update(session).set({ expiresAt: sql`${session.expiresAt} - interval '20 days'` })
  // An operation alone does not extend: it would use up the moment at which the browser is told.
  expect(await isSignedIn(visitor)).toBe(true)
  const used = await visitor.fetch('/api/auth/get-session')
  expect(used.headers.getSetCookie().join()).toMatch(/session_token=.*Max-Age=2592000/)
  const [row] = await db.select().from(session)
  const daysLeft = (Number(row?.expiresAt) - Date.now()) / 86_400_000
  expect(daysLeft).toBeGreaterThan(29.9)
})

test('whoever asks for something was seen just now, which is noted once a minute', async () => {
  const server = await openTestServer()
  const { db } = server.context
  const visitor = await server.signUp()
  const other = await server.signUp()
  const seen = async ({ userId }: Visitor) => {
    const [profile] = await db.select().from(profiles).where(eq(profiles.id, userId))
    return Number(profile?.lastSeenAt)
  }
  const anHourAgo = { lastSeenAt: sql`now() - interval '1 hour'` }
  await db.update(profiles).set(anHourAgo)
  expect(await isSignedIn(visitor)).toBe(true)
  expect(Date.now() - (await seen(visitor))).toBeLessThan(30_000)
  expect(Date.now() - (await seen(other))).toBeGreaterThan(3_000_000)
  await db.update(profiles).set({ lastSeenAt: sql`now() - interval '50 seconds'` })
  const before = await seen(visitor)
  expect(await isSignedIn(visitor)).toBe(true)
  expect(await seen(visitor)).toBe(before)
})

test('who cannot be noted as seen reads all the same', async () => {
  const server = await openTestServer()
  const visitor = await server.signUp()
  const { db } = server.context
  await db.update(profiles).set({ lastSeenAt: sql`now() - interval '1 hour'` })
  await db.execute(sql`create function refuse() returns trigger language plpgsql as $$
    begin raise read_only_sql_transaction; end $$`)
  await db.execute(
    sql`create trigger refuse before update on profiles for each row execute function refuse()`,
  )
  expect(await isSignedIn(visitor)).toBe(true)
})

test('a session that ran out is over, and what it tells of its owner is forgotten', async () => {
  const server = await openTestServer()
  const { db } = server.context
  const visitor = await server.signUp()
  await db.update(session).set({ expiresAt: sql`now() - interval '1 second'` })
  expect(await isSignedIn(visitor)).toBe(false)
  const again = await visitor.signInAgain()
  await forgetExpiredSessions(db)
  expect(await db.$count(session)).toBe(1)
  expect(await isSignedIn(again)).toBe(true)
})

test('a deleted user is signed out everywhere at once', async () => {
  const server = await openTestServer()
  const here = await server.signUp()
  const there = await here.signInAgain()
  await server.context.db.delete(user).where(eq(user.id, here.userId))
  expect(await Promise.all([here, there].map(isSignedIn))).toEqual([false, false])
})

test('no answer lists the tokens of sessions', async () => {
  const server = await openTestServer()
  const visitor = await server.signUp()
  expect((await visitor.fetch('/api/auth/list-sessions')).status).toBe(404)
})
