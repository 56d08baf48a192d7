import { createServer, type ServerResponse } from 'node:http'
import {
  type CryptoKey,
  exportJWK,
  generateKeyPair,
  type JWK,
  type JWTHeaderParameters,
  SignJWT,
} from 'jose'
import type { GoogleClient } from '#providers/identity/google/create-google.ts'
import type { SignInAttempt } from '#providers/identity/identity-provider.ts'
import { listenOnLoopback } from './listen-on-loopback.ts'

type Answer = { status: number; body: string } | 'none'

export type MisbehavingGoogle = {
  client: GoogleClient
  attempt: SignInAttempt
  /** Put over the claims of an honest token; undefined takes one away. */
  claims: Record<string, unknown>
  /** Put over an honest token's header. */
  header: Partial<JWTHeaderParameters>
  /** Answers said once each before the honest ones, by endpoint; `none` leaves the caller waiting. */
  answers: Record<'discovery' | 'token' | 'certs', Answer[]>
  /** How often each endpoint was asked. */
  asked: Record<'discovery' | 'token' | 'certs', number>
  /** The key the next tokens are signed with; `secret` for a shared one. */
  signWith: (key: CryptoKey | Uint8Array) => void
  /** A new key, published from now on. */
  rotateKey: () => Promise<void>
}

/** What a certified provider would never do: forged and stale tokens, broken and silent endpoints. */
export async function openMisbehavingGoogle(): Promise<MisbehavingGoogle> {
  const server = createServer()
  const issuer = await listenOnLoopback(server)
  const client = { issuer, clientId: 'reelwright', clientSecret: 'a-secret-only-we-two-know' }
  const attempt = {
    redirectUri: 'http://site.test/back',
    state: 's',
    nonce: 'n',
    codeVerifier: 'v',
  }
  let { kid, key, published }: SigningKey = await newKey(1)

  const google: MisbehavingGoogle = {
    client,
    attempt,
    claims: {},
    header: {},
    answers: { discovery: [], token: [], certs: [] },
    asked: { discovery: 0, token: 0, certs: 0 },
    signWith: (other) => {
      key = other
    },
    rotateKey: async () => {
      ;({ kid, key, published } = await newKey(2))
    },
  }

  async function idToken(): Promise<string> {
    const now = Math.floor(Date.now() / 1000)
    const { clientId } = client
    const honest = { iss: issuer, aud: clientId, azp: clientId, sub: '1101', nonce: attempt.nonce }
    const person = { email: 'Ada@example.com', email_verified: true, name: 'Ada' }
    return await new SignJWT({ ...honest, ...person, iat: now, exp: now + 3600, ...google.claims })
      .setProtectedHeader({ alg: 'RS256', kid, ...google.header })
      .sign(key)
  }

  const endpoints = {
    '/.well-known/openid-configuration': ['discovery', () => discoveryOf(issuer)],
    '/token': ['token', async () => ({ id_token: await idToken(), token_type: 'Bearer' })],
    '/certs': ['certs', () => ({ keys: [published] })],
  } as const

  async function answer(path: string | undefined, response: ServerResponse): Promise<void> {
    const [endpoint, honest] = endpoints[path as keyof typeof endpoints]
    google.asked[endpoint] += 1
    const wrong = google.answers[endpoint].shift()
    if (wrong === 'none') return
    response.statusCode = wrong?.status ?? 200
    response.end(wrong?.body ?? JSON.stringify(await honest()))
  }

  server.on('request', (request, response) => void answer(request.url, response))
  return google
}

type SigningKey = { kid: string; key: CryptoKey | Uint8Array; published: JWK }

function discoveryOf(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/certs`,
  }
}

async function newKey(number: number): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const kid = `key-${number}`
  return {
    kid,
    key: privateKey,
    published: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' },
  }
}
