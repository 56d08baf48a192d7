import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { Account } from '#contract/account.ts'
import {
  authAccount,
  credits,
  profiles,
  session,
  user,
  verification,
} from '#database/schema/index.ts'
import { createGoogle } from '#providers/identity/google/create-google.ts'
import { openBrowser } from '#testing/browser.ts'
import { openFakeGoogle } from '#testing/fake-google.ts'
import { openTestServer } from '#testing/test-server.ts'

const SITE = 'http://site.test'
const START = `${SITE}/api/auth/google/start`
const CALLBACK = `${SITE}/api/auth/google/callback`
const ADA = '110169484474386276334'
const GRACE = '110169484474386276335'

const AT_SITE = /^http:\/\/site\.test\/(dashboard|login)/
const BACK = /^http:\/\/site\.test\/api\/auth\/google\/callback/

async function openSite() {
  const google = await openFakeGoogle(CALLBACK)
  const server = await openTestServer({ google: createGoogle(google.client), publicUrl: SITE })
  const newBrowser = () => openBrowser(server, SITE)

  /** As far as the callback address, which is not opened. */
  async function walkBack(choice: string, browser = newBrowser()): Promise<string> {
    const page = await browser.open(START)
    return (await browser.open(google.choice(page.address, choice), BACK)).address
  }

  /** All the way, and where it ends. */
  async function signIn(choice: string, browser = newBrowser()): Promise<string> {
    const callback = await walkBack(choice, browser)
    return (await browser.open(callback, AT_SITE)).address
  }

  async function accountOf(browser: ReturnType<typeof newBrowser>) {
    return (await browser.open('/api/v1/account')).response
  }

  return { google, server, db: server.context.db, newBrowser, walkBack, signIn, accountOf }
}

test('a newcomer has account, profile and 100 credits, and is signed in', async () => {
  const { google, signIn, newBrowser, accountOf, db } = await openSite()
  const name = 'Ada\n\u202eLovelace\u200b'
  google.people[ADA] = { email: 'ada@example.com', email_verified: true, name }
  const browser = newBrowser()
  expect(await signIn(ADA, browser)).toBe(`${SITE}/dashboard`)
  const account = Account.parse(await (await accountOf(browser)).json())
  expect(account).toMatchObject({
    email: 'ada@example.com',
    fullName: 'Ada Lovelace',
    avatarUrl: null,
    credits: { available: 100, held: 0 },
  })
  const [owner] = await db.select().from(user).where(eq(user.id, account.id))
  expect(owner?.emailVerified).toBe(true)
  const [link] = await db.select().from(authAccount)
  expect(link).toMatchObject({
    providerId: 'google',
    accountId: ADA,
    idToken: null,
    accessToken: null,
  })
})

test('coming again signs in to the same account and gives no credits twice', async () => {
  const { signIn, newBrowser, accountOf, db } = await openSite()
  const [first, second] = [newBrowser(), newBrowser()]
  await signIn(ADA, first)
  expect(await signIn(ADA, second)).toBe(`${SITE}/dashboard`)
  expect(await (await accountOf(second)).json()).toEqual(await (await accountOf(first)).json())
  // The command line has credits, too.
  expect(await db.$count(credits)).toBe(2)
})

test('without a name at Google the mailbox is the name', async () => {
  const { signIn, newBrowser, accountOf } = await openSite()
  const browser = newBrowser()
  await signIn(GRACE, browser)
  expect(await (await accountOf(browser)).json()).toMatchObject({ fullName: 'grace' })
})

test('whoever cancels is back at the sign-in page, without an account and without an alarm', async () => {
  const { signIn, server, db } = await openSite()
  expect(await signIn('cancel')).toBe(`${SITE}/login?error=google_cancelled`)
  expect(await db.$count(authAccount)).toBe(0)
  expect(server.logged.filter((line) => !line.includes('"level":"info"'))).toEqual([])
})

test('leaving says what Google needs to know, and nothing that grants anything', async () => {
  const { newBrowser, google } = await openSite()
  const { address } = await newBrowser().open(START, /\/auth\?/)
  const { origin, searchParams } = new URL(address)
  expect(origin).toBe(google.client.issuer)
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: 'reelwright',
    redirect_uri: CALLBACK,
    response_type: 'code',
    scope: 'openid email profile',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  })
})

test('the redirect address is the public one, whatever host the request names', async () => {
  const { server } = await openSite()
  const response = await server.fetch('/api/auth/google/start', {
    headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  })
  const location = new URL(response.headers.get('location') ?? '')
  expect(location.searchParams.get('redirect_uri')).toBe(CALLBACK)
  expect(response.headers.getSetCookie()[0]).toMatch(
    /; Path=\/api\/auth\/google; HttpOnly; SameSite=Lax/,
  )
})

test('a callback opened twice signs in once', async () => {
  const { walkBack, newBrowser, server, db } = await openSite()
  const browser = newBrowser()
  const callback = await walkBack(ADA, browser)
  const kept = [...browser.cookies]
  expect((await browser.open(callback, AT_SITE)).address).toBe(`${SITE}/dashboard`)
  browser.cookies.splice(0, browser.cookies.length, ...kept)
  expect((await browser.open(callback, AT_SITE)).address).toBe(`${SITE}/login?error=google_expired`)
  expect(await db.$count(session)).toBe(1)
  expect(server.logged.join('')).toContain('came back to no attempt')
})

test('another state, another browser or a late return opens nothing', async () => {
  const { walkBack, newBrowser, db } = await openSite()
  const browser = newBrowser()
  const callback = await walkBack(ADA, browser)
  const changed = callback.replace(/state=[\w-]+/, 'state=another')
  const missing = callback.replace(/state=[\w-]+/, '')
  for (const address of [changed, missing]) {
    expect((await browser.open(address, AT_SITE)).address).toContain('google_expired')
  }
  // Whoever lures a victim to their own callback address has not the victim's cookie.
  expect((await newBrowser().open(callback, AT_SITE)).address).toContain('google_expired')
  await db.update(verification).set({ expiresAt: new Date(0) })
  expect((await browser.open(callback, AT_SITE)).address).toContain('google_expired')
  expect(await db.$count(authAccount)).toBe(0)
})

test('a code that Google does not know sends back to begin again', async () => {
  const { walkBack, newBrowser } = await openSite()
  const browser = newBrowser()
  const callback = (await walkBack(ADA, browser)).replace(/code=[\w-]+/, 'code=made-up')
  expect((await browser.open(callback, AT_SITE)).address).toContain('google_expired')
})

test('two tabs at once both arrive, in either order', async () => {
  const { google, newBrowser, accountOf } = await openSite()
  const browser = newBrowser()
  const pages = await Promise.all([browser.open(START), browser.open(START)])
  const callbacks = []
  for (const { address } of pages.toReversed()) {
    callbacks.push((await browser.open(google.choice(address, ADA), BACK)).address)
  }
  const ends = await Promise.all(callbacks.map((address) => browser.open(address, AT_SITE)))
  expect(ends.map(({ address }) => address)).toEqual([`${SITE}/dashboard`, `${SITE}/dashboard`])
  expect((await accountOf(browser)).status).toBe(200)
})

test('ten first visits at the same moment make one account with 100 credits', async () => {
  const { signIn, newBrowser, accountOf, db } = await openSite()
  const browsers = Array.from({ length: 10 }, newBrowser)
  const ends = await Promise.all(browsers.map((browser) => signIn(ADA, browser)))
  expect(new Set(ends)).toEqual(new Set([`${SITE}/dashboard`]))
  expect(await db.$count(authAccount)).toBe(1)
  expect(await db.$count(user, eq(user.email, 'ada@example.com'))).toBe(1)
  for (const browser of browsers) {
    expect(await (await accountOf(browser)).json()).toMatchObject({ credits: { available: 100 } })
  }
})

test('when profile or credits cannot be written, nothing of the newcomer remains', async () => {
  const { signIn, db, server } = await openSite()
  await db.execute(
    'alter table transactions add constraint refuse_all check (amount = 0) not valid',
  )
  expect(await signIn(ADA)).toBe(`${SITE}/login?error=google_failed`)
  expect(server.logged.join('')).toContain('refuse_all')
  expect(server.logged.join('')).not.toContain('ada@example.com')
  for (const table of [authAccount, session]) expect(await db.$count(table)).toBe(0)
  // What is there belongs to the command line.
  for (const table of [user, profiles, credits]) expect(await db.$count(table)).toBe(1)
})

test('an address that Google has not confirmed opens no account, new or old', async () => {
  const { google, signIn, server, db } = await openSite()
  google.people[ADA] = { email: 'ada@example.com', email_verified: false }
  expect(await signIn(ADA)).toBe(`${SITE}/login?error=google_email_unverified`)
  const { userId } = await server.signUp('ada@example.com')
  await db.update(user).set({ emailVerified: true }).where(eq(user.id, userId))
  expect(await signIn(ADA)).toBe(`${SITE}/login?error=google_email_unverified`)
})

test('an account with a confirmed address is entered from Google, and keeps its password', async () => {
  const { signIn, newBrowser, accountOf, server, db } = await openSite()
  const { userId } = await server.signUp('ada@example.com')
  await db.update(user).set({ emailVerified: true }).where(eq(user.id, userId))
  const browser = newBrowser()
  expect(await signIn(ADA, browser)).toBe(`${SITE}/dashboard`)
  expect(await (await accountOf(browser)).json()).toMatchObject({
    id: userId,
    fullName: 'Ada Example',
    credits: { available: 100 },
  })
  const links = await db.select().from(authAccount).where(eq(authAccount.userId, userId))
  expect(links.map(({ providerId }) => providerId).toSorted()).toEqual(['credential', 'google'])
})

test('whoever signed up early with somebody else’s address gains nothing by it', async () => {
  const { signIn, newBrowser, accountOf, server, db } = await openSite()
  await server.signUp('ada@example.com')
  const browser = newBrowser()
  expect(await signIn(ADA, browser)).toBe(`${SITE}/login?error=google_account_unconfirmed`)
  expect((await accountOf(browser)).status).toBe(401)
  expect(await db.$count(authAccount, eq(authAccount.providerId, 'google'))).toBe(0)
})

test('a new address at Google changes nothing here', async () => {
  const { google, signIn, newBrowser, accountOf } = await openSite()
  await signIn(ADA)
  google.people[ADA] = { email: 'countess@example.com', email_verified: false, name: 'Countess' }
  const browser = newBrowser()
  expect(await signIn(ADA, browser)).toBe(`${SITE}/dashboard`)
  expect(await (await accountOf(browser)).json()).toMatchObject({
    email: 'ada@example.com',
    fullName: 'Ada Lovelace',
  })
})

test('an address that went to somebody else at Google does not take the account along', async () => {
  const { google, signIn, db } = await openSite()
  await signIn(ADA)
  google.people[GRACE] = { email: 'ada@example.com', email_verified: true }
  expect(await signIn(GRACE)).toBe(`${SITE}/login?error=google_other_account`)
  const ofGrace = and(eq(authAccount.providerId, 'google'), eq(authAccount.accountId, GRACE))
  expect(await db.$count(authAccount, ofGrace)).toBe(0)
})

test('each sign-in is a new session', async () => {
  const { signIn, newBrowser } = await openSite()
  const browser = newBrowser()
  const sessionCookie = () => browser.cookies.find(({ name }) => name.endsWith('session_token'))
  await signIn(ADA, browser)
  const first = sessionCookie()?.value
  await signIn(ADA, browser)
  expect(first).toBeTruthy()
  expect(sessionCookie()?.value).not.toBe(first)
})

test('one visitor may begin only so often', async () => {
  const google = await openFakeGoogle(CALLBACK)
  const server = await openTestServer({
    google: createGoogle(google.client),
    publicUrl: SITE,
    attemptsPerMinute: 2,
  })
  const statuses = []
  for (let time = 0; time < 3; time += 1) {
    statuses.push((await server.fetch('/api/auth/google/start')).status)
  }
  expect(statuses).toEqual([302, 302, 429])
})

test('visitors learn whether Google is set up, and are not stranded when it is not', async () => {
  const withGoogle = await openSite()
  const without = await openTestServer({ publicUrl: SITE })
  const methods = async (server: typeof without) =>
    await (await server.fetch('/api/v1/sign-in-methods')).json()
  expect(await methods(withGoogle.server)).toEqual({ password: true, google: true })
  expect(await methods(without)).toEqual({ password: true, google: false })
  for (const path of ['start', 'callback?code=1&state=2']) {
    const response = await without.fetch(`/api/auth/google/${path}`)
    expect(response.headers.get('location')).toBe(`${SITE}/login?error=google_not_configured`)
  }
})

test('while Google cannot be reached, visitors are told so, and the log why', async () => {
  const nowhere = { issuer: 'http://127.0.0.1:9', clientId: 'a', clientSecret: 'b' }
  const server = await openTestServer({ google: createGoogle(nowhere), publicUrl: SITE })
  const response = await server.fetch('/api/auth/google/start')
  expect(response.headers.get('location')).toBe(`${SITE}/login?error=google_unavailable`)
  expect(server.logged.join('')).toContain('discovery did not answer')
})
