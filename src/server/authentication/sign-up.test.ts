import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  authAccount,
  credits,
  memberships,
  profiles,
  session,
  transactions,
  user,
} from '#database/schema/index.ts'
import { ownWorkspaceOf } from '#domain/workspace/index.ts'
import { queuedMails } from '#testing/queued-mails.ts'
import { openTestServer, PASSWORD, type TestServer } from '#testing/test-server.ts'

const ADA = { name: 'Ada', email: 'ada@example.com', password: PASSWORD }

function signUp(server: TestServer, form: Partial<typeof ADA & { image: string }> = {}) {
  return server.post('/api/auth/sign-up/email', { ...ADA, ...form })
}

for (const step of ['user', 'profiles', 'credits', 'transactions', 'account', 'session']) {
  test(`when ${step} cannot be written, nothing of the account remains`, async () => {
    const server = await openTestServer()
    const { db } = server.context
    await db.execute(sql`create function fail() returns trigger language plpgsql as
      $$ begin raise exception 'injected failure'; end $$`)
    await db.execute(sql`create trigger fail before insert on ${sql.identifier(step)}
      for each row execute function fail()`)
    const answer = await signUp(server)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await answer.json()).toMatchObject({ message: expect.any(String) })
    for (const table of [authAccount, session]) expect(await db.$count(table)).toBe(0)
    for (const table of [user, profiles, credits, transactions]) {
      // What is there belongs to the command line.
      expect(await db.$count(table)).toBe(1)
    }
    expect(await queuedMails(db)).toEqual([])
    expect(server.logged.join()).toContain('injected failure')
    expect(server.logged.join()).not.toMatch(/ada@example|params/)

    await db.execute(sql`drop trigger fail on ${sql.identifier(step)}`)
    expect((await signUp(server)).status).toBe(200)
  })
}

test('50 sign-ups at once with one address give one account and 100 credits', async () => {
  const server = await openTestServer()
  const { db } = server.context
  const spellings = ['ada@example.com', 'Ada@Example.com', ' ada@example.com ']
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => signUp(server, { email: spellings[index % 3] ?? '' })),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 422)).toHaveLength(49)
  const owners = await db.select().from(user).where(eq(user.email, ADA.email))
  expect(owners).toHaveLength(1)
  const userId = String(owners[0]?.id)
  const workspaceId = await ownWorkspaceOf(db, userId)
  const balances = await db.select().from(credits).where(eq(credits.workspaceId, workspaceId))
  expect(balances).toMatchObject([{ amount: 100, held: 0 }])
  for (const table of [authAccount, session, memberships, profiles]) {
    const owner = 'userId' in table ? table.userId : table.id
    expect(await db.$count(table, eq(owner, userId))).toBe(1)
  }
  expect(await db.$count(transactions, eq(transactions.workspaceId, workspaceId))).toBe(1)
})

test('an address is the same however it is typed', async () => {
  const server = await openTestServer()
  expect((await signUp(server, { email: '  ADA@Example.COM ' })).status).toBe(200)
  const form = { email: 'aDa@example.com', password: PASSWORD }
  expect((await server.post('/api/auth/sign-in/email', form)).status).toBe(200)
  expect((await signUp(server)).status).toBe(422)
})

test('a taken address fails like any other sign-up, and its owner is written to', async () => {
  const server = await openTestServer()
  await server.signUp(ADA.email)
  const taken = await signUp(server, { password: 'another password' })
  const seen = [taken.status, await taken.json(), [...taken.headers.keys()].toSorted()]
  expect((await queuedMails(server.context.db)).at(-1)).toMatchObject({
    to: ADA.email,
    subject: 'You already have an account',
  })

  await server.context.db.execute(sql`alter table transactions add check (amount = 0) not valid`)
  const failed = await signUp(server, { email: 'free@example.com' })
  expect([failed.status, await failed.json(), [...failed.headers.keys()].toSorted()]).toEqual(seen)
  expect(seen[1]).toEqual({
    code: 'ACCOUNT_NOT_CREATED',
    message:
      'This account could not be created. If you have one already, sign in or reset your password.',
  })
})

test('signing in says the same of a wrong password and of an unknown address', async () => {
  const server = await openTestServer()
  await server.signUp(ADA.email)
  const attempt = async (email: string) => {
    const answer = await server.post('/api/auth/sign-in/email', { email, password: 'wrong one' })
    return [answer.status, await answer.json(), [...answer.headers.keys()].toSorted()]
  }
  const [wrong, unknown] = [await attempt(ADA.email), await attempt('nobody@example.com')]
  expect(wrong).toEqual(unknown)
  expect(wrong.slice(0, 2)).toEqual([
    401,
    { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'Invalid email or password' },
  ])
})

test('what cannot be an account is refused in plain words', async () => {
  const server = await openTestServer()
  const refusal = async (form: Parameters<typeof signUp>[1]) => {
    const answer = await signUp(server, form)
    return [answer.status, ((await answer.json()) as { message: string }).message]
  }
  expect(await refusal({ password: '1234567' })).toEqual([
    400,
    'Weak password: use at least 8 characters.',
  ])
  expect(await refusal({ password: 'x'.repeat(129) })).toEqual([
    400,
    'This password is too long: use at most 128 characters.',
  ])
  expect(await refusal({ email: 'ada@' })).toEqual([400, 'Enter a valid e-mail address'])
  expect(await refusal({ name: '   ' })).toEqual([400, 'Enter your name'])
  expect(await refusal({ name: 'x'.repeat(101) })).toEqual([
    400,
    'Your name can have at most 100 characters',
  ])
  const lengths = 'An e-mail address has at most 254 characters, 64 of them before the @'
  for (const email of [`${'x'.repeat(65)}@example.com`, `a@${'x.'.repeat(125)}example`]) {
    expect(await refusal({ email })).toEqual([400, lengths])
  }
  expect(await refusal({ name: '\u202e\u200b' })).toEqual([400, 'Enter your name'])
})

test('a picture named by an address is not taken', async () => {
  const server = await openTestServer()
  expect((await signUp(server, { image: 'https://evil.example/x.png' })).status).toBe(200)
  const [owner] = await server.context.db.select().from(user).where(eq(user.email, ADA.email))
  const [shown] = await server.context.db
    .select()
    .from(profiles)
    .where(eq(profiles.id, String(owner?.id)))
  expect([owner?.image, shown?.avatarUrl]).toEqual([null, null])
})

test('a stranger cannot have text and a link of theirs mailed', async () => {
  const server = await openTestServer()
  await signUp(server, { name: 'Win money at\nhttp://evil.example/now' })
  const [mail] = await queuedMails(server.context.db)
  expect(mail?.text).toMatch(/^Hello,\n/)
  expect(mail?.text + String(mail?.html)).not.toMatch(/evil|money/)
})

test('a password of 128 characters, in any script, works', async () => {
  const server = await openTestServer()
  const password = 'Đặt '.repeat(32)
  expect((await signUp(server, { password })).status).toBe(200)
  const form = { email: ADA.email, password }
  expect((await server.post('/api/auth/sign-in/email', form)).status).toBe(200)
})

test('the name reaches the profile', async () => {
  const server = await openTestServer()
  const answer = await signUp(server, { name: '  Ada Lovelace ' })
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const account = await server.fetch('/api/v1/account', { headers: { cookie } })
  expect(await account.json()).toMatchObject({
    id: expect.any(String),
    email: ADA.email,
    fullName: 'Ada Lovelace',
    avatarUrl: null,
    role: 'admin',
  })
})
