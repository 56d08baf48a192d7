import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { profiles, user } from '#database/schema/index.ts'
import { hearAnnouncements } from '#server/account-streams.ts'
import { queuedMails, tokenMailedTo } from '#testing/queued-mails.ts'
import { openTestServer, type TestServer, type Visitor } from '#testing/test-server.ts'

const readsNothing = async () => undefined
const NOTHING_READ = { models: readsNothing, homepage: readsNothing }

function open(browser: Pick<Visitor | TestServer, 'fetch'>, token: string): Promise<Response> {
  return browser.fetch(`/api/auth/verify-email?token=${token}`)
}

test('signing up sends a link that confirms the address, and nothing waits for it', async () => {
  const server = await openTestServer()
  const { db, databaseUrl } = server.context
  onTestFinished(await hearAnnouncements(databaseUrl, server.streams, NOTHING_READ))
  const visitor = await server.signUp('ada@example.com')
  expect(await visitor.client.account.get()).toMatchObject({ emailVerified: false })
  const [mail] = await queuedMails(db)
  expect(mail).toMatchObject({ to: 'ada@example.com', subject: 'Confirm your e-mail address' })
  expect(mail?.text).toContain('\nhttp://site.test/verify-email?token=')

  const stream = await visitor.client.event.subscribe()
  expect((await stream.next()).value).toEqual({ type: 'connected' })
  // On the phone, where nobody is signed in; a second click does no harm.
  const token = await tokenMailedTo(db, 'ada@example.com')
  for (const _ of [1, 2]) {
    const answer = await open(server, token)
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie()).toEqual([])
  }
  expect((await stream.next()).value).toEqual({ type: 'account' })
  expect(await visitor.client.account.get()).toMatchObject({ emailVerified: true })
})

test('a link that was tampered with confirms nothing', async () => {
  const server = await openTestServer()
  await server.signUp('ada@example.com')
  const token = await tokenMailedTo(server.context.db, 'ada@example.com')
  const [head, , signature] = token.split('.')
  const forged = Buffer.from('{"email":"eve@example.com"}').toString('base64url')
  for (const wrong of ['', 'x', `${head}.${forged}.${signature}`]) {
    expect((await open(server, wrong)).status).toBe(401)
  }
})

test('the link can be sent again, to an account or to nobody, with the same answer', async () => {
  const server = await openTestServer()
  const visitor = await server.signUp('ada@example.com')
  const resend = (email: string) => server.post('/api/auth/send-verification-email', { email })
  const [known, unknown] = await Promise.all([resend(visitor.email), resend('nobody@example.com')])
  expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()])
  const mails = await queuedMails(server.context.db)
  expect(mails.map(({ to }) => to)).toEqual([visitor.email, visitor.email])

  await open(server, await tokenMailedTo(server.context.db, visitor.email))
  const again = await visitor.post('/api/auth/send-verification-email', { email: visitor.email })
  expect(await again.json()).toMatchObject({ code: 'EMAIL_ALREADY_VERIFIED' })
})

test('whoever had chosen a language is written to in it, with links that lead there', async () => {
  const server = await openTestServer()
  const form = { name: '愛', email: 'ai@example.com', password: 'correct horse' }
  const cookie = 'theme=dark; language=ja'
  expect((await server.post('/api/auth/sign-up/email', form, { cookie })).status).toBe(200)
  const [mail] = await queuedMails(server.context.db)
  expect(mail?.subject).toBe('メールアドレスの確認')
  expect(mail?.text).toMatch(/^愛 様\n/)
  expect(mail?.text).toContain('\nhttp://site.test/ja/verify-email?token=')

  const odd = { ...form, email: 'odd@example.com' }
  await server.post('/api/auth/sign-up/email', odd, { cookie: 'language=xx' })
  const [owner] = await server.context.db.select().from(user).where(eq(user.email, odd.email))
  const [profile] = await server.context.db
    .select()
    .from(profiles)
    .where(eq(profiles.id, String(owner?.id)))
  expect(profile?.language).toBe('en')
})
