import { createHash } from 'node:crypto'
import type { IdentityProvider, SignInAttempt } from '../identity-provider.ts'
import { discovery } from './discovery.ts'
import { exchangeCode } from './exchange-code.ts'
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
