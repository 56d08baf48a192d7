import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import type { ContractRouterClient } from '@orpc/contract'
import { onTestFinished } from 'vitest'
import type { contract } from '#contract/index.ts'
import { ensureCommandLineAccount } from '#domain/operator/index.ts'
import { type AccountStreams, createAccountStreams } from '#server/account-streams.ts'
import { createAuthentication } from '#server/authentication.ts'
import { createHttp, type HttpOptions } from '#server/http.ts'
import { identifier } from '#server/identify.ts'
import { createLog } from '#server/log.ts'
import { openServer } from '#server/open-server.ts'
import { readSite } from '#server/site/read-site.ts'
import { createTestContext, type TestContext, temporaryFolder } from './test-context.ts'

export const OPERATOR_TOKEN = 'the-token-of-the-operator'

export type Client = ContractRouterClient<typeof contract>
export type TestServer = {
  url: string
  context: TestContext
  streams: AccountStreams
  /** Every line logged so far. */
  logged: string[]
  fetch: (path: string, init?: RequestInit) => Promise<Response>
  /** Someone who just signed up and whose browser keeps the cookie. */
  signUp: (email?: string) => Promise<Visitor>
}
export type Visitor = {
  userId: string
  email: string
  cookie: string
  fetch: (path: string, init?: VisitorRequest) => Promise<Response>
  client: Client
}

type VisitorRequest = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> }

type Overrides = Partial<Pick<HttpOptions, 'publicUrl' | 'clientAddressHeader'>> & {
  attemptsPerMinute?: number
  /** Files of the built site, by name. */
  site?: Record<string, string>
}

/** The whole server on a free port, a database and a storage of this test's own. Call it inside the test. */
export async function openTestServer(overrides: Overrides = {}): Promise<TestServer> {
  const context = await createTestContext()
  await ensureCommandLineAccount(context.db)
  const {
    attemptsPerMinute = 1000,
    site = {},
    publicUrl = 'http://site.test',
    ...others
  } = overrides
  const authentication = createAuthentication({
    db: context.db,
    secret: 'a-secret-of-thirty-two-characters',
    publicUrl,
    attemptsPerMinute,
  })
  const streams = createAccountStreams()
  const logged: string[] = []
  const http = createHttp({
    context,
    authentication,
    identify: identifier(authentication, OPERATOR_TOKEN),
    streams,
    log: createLog('info', (line) => logged.push(line)),
    site: readSite(writeSite(site), publicUrl),
    publicUrl,
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
  return { url, context, streams, logged, fetch: fetchFrom, signUp: (email) => signUp(url, email) }
}

async function signUp(url: string, email = `${crypto.randomUUID()}@example.com`): Promise<Visitor> {
  const response = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ name: 'Ada Example', email, password: 'correct horse' }),
  })
  if (!response.ok) throw new Error(`Sign-up answered ${response.status}: ${await response.text()}`)
  const { user } = (await response.json()) as { user: { id: string } }
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return {
    userId: user.id,
    email,
    cookie,
    client: createORPCClient(new RPCLink({ url: `${url}/rpc`, headers: { cookie } })),
    fetch: (path, init) =>
      fetch(url + path, { redirect: 'manual', ...init, headers: { cookie, ...init?.headers } }),
  }
}

function writeSite(files: Record<string, string>): string {
  const folder = temporaryFolder()
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}
