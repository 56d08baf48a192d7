import { createHash } from 'node:crypto'
import { z } from 'zod'
import {
  IdentityError,
  type IdentityErrorKind,
  type IdentityProvider,
  type SignInAttempt,
} from '../identity-provider.ts'
import { askGoogle } from './ask-google.ts'
import { idTokenVerifier } from './verify-id-token.ts'

export type GoogleClient = {
  /** Google's own, or another OpenID provider's. */
  issuer: string
  clientId: string
  clientSecret: string
}

/** The authorization code flow with PKCE (OpenID Connect Core, 3.1); endpoints come from discovery. */
export function createGoogle(client: GoogleClient): IdentityProvider {
  const discover = discovery(client.issuer)
  const verify = idTokenVerifier(client)
  return {
    name: 'Google',
    async signInPage(attempt) {
      const { authorization_endpoint } = await discover()
      return signInAddress(authorization_endpoint, client.clientId, attempt)
    },
    async identify(code, attempt) {
      const { token_endpoint, jwks_uri } = await discover()
      const idToken = await exchangeCode(token_endpoint, client, code, attempt)
      return await verify(idToken, jwks_uri, attempt.nonce)
    },
  }
}

function signInAddress(endpoint: string, clientId: string, attempt: SignInAttempt): URL {
  const address = new URL(endpoint)
  const parameters = {
    client_id: clientId,
    redirect_uri: attempt.redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: createHash('sha256').update(attempt.codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  }
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  return address
}

const KEPT_MS = 6 * 3600 * 1000

const endpoint = z.url().refine(isSafeAddress, 'must be an https address')
const DiscoveryDocument = z.object({
  issuer: z.string(),
  authorization_endpoint: endpoint,
  token_endpoint: endpoint,
  jwks_uri: endpoint,
})
type DiscoveryDocument = z.infer<typeof DiscoveryDocument>

/** Reads the provider's endpoints (OpenID Connect Discovery, 4) when first asked, and again after six hours. */
function discovery(issuer: string): () => Promise<DiscoveryDocument> {
  let known: { document: Promise<DiscoveryDocument>; since: number } | null = null
  return () => {
    if (known && Date.now() - known.since < KEPT_MS) return known.document
    const asked = { document: readDiscovery(issuer), since: Date.now() }
    known = asked
    asked.document.catch(() => {
      if (known === asked) known = null
    })
    return asked.document
  }
}

async function readDiscovery(issuer: string): Promise<DiscoveryDocument> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const { status, json } = await askGoogle('discovery', address)
  const parsed = DiscoveryDocument.safeParse(json)
  if (status !== 200 || !parsed.success) {
    throw new IdentityError('unavailable', `discovery answered ${status} without a document`)
  }
  if (parsed.data.issuer !== issuer) {
    throw new IdentityError('misconfigured', 'discovery names another issuer than GOOGLE_ISSUER')
  }
  return parsed.data
}

const Tokens = z.object({ id_token: z.string() })
const TokenError = z.object({ error: z.string() })

type Credentials = { clientId: string; clientSecret: string }

/**
 * Trades the code for the signed token (RFC 6749, 4.1.3). Asked once only: a code is good for one request,
 * and whether a lost one used it up cannot be known.
 */
async function exchangeCode(
  tokenEndpoint: string,
  { clientId, clientSecret }: Credentials,
  code: string,
  { redirectUri, codeVerifier }: SignInAttempt,
): Promise<string> {
  const { status, json } = await askGoogle('token endpoint', tokenEndpoint, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: codeVerifier,
    client_id: clientId,
    client_secret: clientSecret,
  })
  const tokens = Tokens.safeParse(json)
  if (status === 200 && tokens.success) return tokens.data.id_token
  const error = TokenError.safeParse(json).data?.error
  throw new IdentityError(kindOf(status, error), `token endpoint answered ${status} ${error ?? ''}`)
}

function kindOf(status: number, error: string | undefined): IdentityErrorKind {
  if (error === 'invalid_grant') return 'expired'
  return error && status >= 400 && status < 500 ? 'misconfigured' : 'unavailable'
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** Encrypted, or never leaving this machine. */
function isSafeAddress(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname))
}
