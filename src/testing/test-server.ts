import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import type { ContractRouterClient } from '@orpc/contract'
import { onTestFinished } from 'vitest'
import type { contract } from '#contract/index.ts'
import type { SiteLinks } from '#contract/site.ts'
import { ensureCommandLineAccount } from '#domain/actor.ts'
import type { MemberContext } from '#domain/context.ts'
import { enterWorkspace } from '#domain/workspace/index.ts'
import type { IdentityProvider } from '#providers/identity/identity-provider.ts'
import type { StorageProvider } from '#providers/storage/storage-provider.ts'
import { type AccountStreams, createAccountStreams } from '#server/account-streams.ts'
import { createAuthentication, type Passwords } from '#server/authentication.ts'
import { createHttp, type HttpOptions } from '#server/http.ts'
import { identifier } from '#server/identify.ts'
import { createLog } from '#server/log.ts'
import { openServer } from '#server/open-server.ts'
import { readSite } from '#server/site/read-site.ts'
import { REMEMBERED_PASSWORDS } from './remembered-passwords.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { createTestContext, type TestContext } from './test-context.ts'

export const OPERATOR_TOKEN = 'the-token-of-the-operator'

export type Client = ContractRouterClient<typeof contract>
export type TestServer = {
  url: string
  context: TestContext
  /** All that is answered, middleware as well. */
  routes: { method: string; path: string }[]
  streams: AccountStreams
  /** Every line logged so far. */
  logged: string[]
  fetch: (path: string, init?: RequestInit) => Promise<Response>
  /** A form sent by a visitor. */
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>
  /** Someone who just signed up and whose browser keeps the cookie. */
  signUp: (email?: string) => Promise<Visitor>
}
export type Visitor = {
  /** What verbs are called with on their behalf. */
  account: TestContext & MemberContext
  userId: string
  email: string
  cookie: string
  fetch: (path: string, init?: VisitorRequest) => Promise<Response>
  /** A form sent by this browser. */
  post: (path: string, body?: unknown) => Promise<Response>
  client: Client
  /** The same account in another browser. */
  signInAgain: () => Promise<Visitor>
}

export const PASSWORD = 'correct horse'

type VisitorRequest = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> }

type Overrides = Partial<Pick<HttpOptions, 'clientAddressHeader' | 'requestsPerMinute'>> & {
  publicUrl?: string
  supportEmail?: string
  isMailDelivered?: boolean
  links?: SiteLinks
  attemptsPerMinute?: number
  signUpsPerDay?: number
  google?: IdentityProvider
  /** Instead of those that are hashed once. */
  passwords?: Passwords
  /** Instead of a folder of this test's own. */
  storage?: StorageProvider
  /** Files of the built site, by name. */
  site?: Record<string, string>
}

/** The whole server on a free port, a database and a storage of this test's own. Call it inside the test. */
export async function openTestServer(overrides: Overrides = {}): Promise<TestServer> {
  const given = await createTestContext()
  await ensureCommandLineAccount(given.db)
  const {
    storage = given.storage,
    attemptsPerMinute = 1000,
    signUpsPerDay = 1000,
    google = null,
    passwords = REMEMBERED_PASSWORDS,
    site = {},
    publicUrl = 'http://site.test',
    supportEmail = null,
    isMailDelivered = true,
    links = { sourceUrl: null, accounts: [] },
    requestsPerMinute = 100_000,
    ...others
  } = overrides
  const context = { ...given, storage }
  const logged: string[] = []
  const log = createLog('info', (line) => logged.push(line))
  const authentication = createAuthentication({
    db: context.db,
    queue: context.queue,
    log,
    secret: 'a-secret-of-thirty-two-characters',
    publicUrl,
    attemptsPerMinute,
    signUpsPerDay,
    google,
    passwords,
  })
  const streams = createAccountStreams()
  const http = createHttp({
    context: { ...context, publicUrl, isMailDelivered, supportEmail, links },
    authentication,
    identify: identifier(context.db, authentication, OPERATOR_TOKEN),
    streams,
    log,
    site: readSite(writeSite(site), publicUrl, {
      payments: null,
      store: storage.direct ? [await storage.direct.origin()] : [],
    }),
    requestsPerMinute,
    ...others,
  })
  const server = await openServer(http, '127.0.0.1', 0)
  onTestFinished(async () => {
    streams.close()
    await server.close()
  })
  const url = `http://127.0.0.1:${server.port}`
  const fetchFrom = (path: string, init?: RequestInit) =>
    fetch(url + path, { redirect: 'manual', ...init })
  const routes = http.routes.map(({ method, path }) => ({ method, path }))
  return {
    url,
    context,
    routes,
    streams,
    logged,
    fetch: fetchFrom,
    post: (path, body, headers = {}) => post(url + path, body, { origin: url, ...headers }),
    signUp: (email) => signUp(context, url, email),
  }
}

async function signUp(
  context: TestContext,
  url: string,
  email = `${crypto.randomUUID()}@example.com`,
): Promise<Visitor> {
  return await enter(context, url, '/api/auth/sign-up/email', { name: 'Ada Example', email })
}

async function enter(
  context: TestContext,
  url: string,
  path: string,
  form: { name?: string; email: string },
) {
  const { email } = form
  const answer = await post(url + path, { ...form, password: PASSWORD }, { origin: url })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  const { user } = (await answer.json()) as { user: { id: string } }
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const visitor: Visitor = {
    userId: user.id,
    account: await enterWorkspace(context, user.id),
    email,
    cookie,
    client: createORPCClient(new RPCLink({ url: `${url}/rpc`, headers: { cookie } })),
    fetch: (to, init) =>
      fetch(url + to, { redirect: 'manual', ...init, headers: { cookie, ...init?.headers } }),
    post: (to, body = {}) => post(url + to, body, { cookie, origin: url }),
    signInAgain: () => enter(context, url, '/api/auth/sign-in/email', { email }),
  }
  return visitor
}

function post(url: string, body: unknown, headers: Record<string, string>): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

function writeSite(files: Record<string, string>): string {
  const folder = temporaryFolder()
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}
