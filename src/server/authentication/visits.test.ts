import { betterAuth } from 'better-auth'
import { expect, test } from 'vitest'
import { openTestServer, type TestServer } from '#testing/test-server.ts'

const PAGES = ['login', 'reset-password', 'verify-email', '404']
/** The built site, as far as somebody can be sent there. */
const SITE = Object.fromEntries(
  PAGES.flatMap((page) => [
    [page === '404' ? '404.html' : `${page}/index.html`, `Our ${page}, in English`],
    [`de/${page}/index.html`, `Our ${page}, in German`],
  ]),
)
const IN_GERMAN = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': 'de' }
/** What a vendor or a library puts behind an address, and what a stranger would like it to do. */
const QUERIES = [
  '',
  '?error=access_denied&error_description=Nobody%20knows',
  '?code=1&state=2',
  '?token=abc&callbackURL=https://evil.example/here',
  '?callbackURL=/nowhere&token=abc',
]

/** Every address of the library itself that a browser can open, with something in place of its parameters. */
function addressesOfLibrary(): string[] {
  const { api } = betterAuth({ secret: 'x'.repeat(32), baseURL: 'http://library.test' })
  const endpoints = Object.values(api) as { path?: string; options: { method?: unknown } }[]
  return endpoints.flatMap(({ path, options }) =>
    path && [options.method].flat().includes('GET') ? [path.replace(/:\w+/g, 'abc')] : [],
  )
}

/** Where a browser ends that is sent on and on, and what it sees there. */
async function openInBrowser(server: TestServer, path: string, headers: Record<string, string>) {
  let at = path
  for (let turn = 0; turn < 5; turn++) {
    const answer = await server.fetch(at, { headers })
    const location = answer.headers.get('location')
    if (location === null) return { at, status: answer.status, seen: await answer.text() }
    const to = new URL(location, 'http://site.test')
    expect(to.origin).toBe('http://site.test')
    at = to.pathname + to.search
  }
  throw new Error(`${path} leads in circles.`)
}

test('whoever opens an address of the sign-in library ends at a page of ours, in their language', async () => {
  const server = await openTestServer({ site: SITE })
  const { cookie } = await server.signUp()
  const addresses = addressesOfLibrary()
  expect(addresses).toEqual(expect.arrayContaining(['/callback/abc', '/error', '/get-session']))
  for (const address of [...addresses, '/google/start', '/google/callback']) {
    for (const query of QUERIES) {
      const path = `/api/auth${address}${query}`
      for (const headers of [IN_GERMAN, { ...IN_GERMAN, cookie }]) {
        const { seen } = await openInBrowser(server, path, headers)
        expect(seen, path).toMatch(/^Our (login|reset-password|verify-email|404), in German$/)
      }
    }
  }
})

test('a link to the library’s own address leads to the page that the mail’s link opens, with its token', async () => {
  const server = await openTestServer({ site: SITE })
  const endOf = async (path: string) => (await openInBrowser(server, path, IN_GERMAN)).at
  expect(await endOf('/api/auth/reset-password/a%2Fb?callbackURL=/x')).toBe(
    '/de/reset-password?token=a%2Fb',
  )
  expect(await endOf('/api/auth/verify-email?token=a.b')).toBe('/de/verify-email?token=a.b')
  expect(await endOf('/api/auth/reset-password/%ff')).toBe('/de/reset-password')
})

test('of the library only what this product uses is answered at all', async () => {
  const server = await openTestServer()
  const answered: string[] = []
  for (const address of addressesOfLibrary()) {
    const answer = await server.fetch(`/api/auth${address}`)
    expect(answer.headers.get('content-type'), address).toContain('application/json')
    if (answer.status !== 404) answered.push(address)
  }
  expect(answered.toSorted()).toEqual(['/get-session', '/reset-password/abc', '/verify-email'])
})

test('too many starts with Google end at the sign-in page, which says so', async () => {
  const server = await openTestServer({
    site: SITE,
    attemptsPerMinute: 2,
    clientAddressHeader: 'x-real-ip',
  })
  const headers = { ...IN_GERMAN, 'x-real-ip': '192.0.2.7' }
  const ends: string[] = []
  for (let start = 0; start < 3; start++) {
    ends.push((await openInBrowser(server, '/api/auth/google/start', headers)).at)
  }
  expect(ends).toEqual([
    '/de/login?error=google_not_configured',
    '/de/login?error=google_not_configured',
    '/de/login?error=google_too_often',
  ])
})

const CLOSED = [
  '/sign-in/email-otp',
  '/sign-in/magic-link',
  '/sign-in/social',
  '/sign-in/sso',
  '/sign-in/anonymous',
  '/otp',
  '/sso',
  '/token',
  '/refresh-token',
  '/get-access-token',
  '/link-social',
  '/unlink-account',
  '/list-accounts',
  '/list-sessions',
  '/update-user',
  '/delete-user',
  '/two-factor/enable',
  '/two-factor/verify-totp',
  '/factors',
  '/admin/list-users',
  '/admin/create-user',
  '/admin/impersonate-user',
]

test('what no screen asks for is closed, also to the admin who is signed in', async () => {
  const server = await openTestServer()
  const admin = await server.signUp()
  for (const path of CLOSED) {
    const asked = await admin.fetch(`/api/auth${path}`)
    expect(asked.status, `GET ${path}`).toBe(404)
    const sent = await admin.post(`/api/auth${path}`, {})
    expect(sent.status, `POST ${path}`).toBe(404)
  }
})
