import { z } from 'zod'
import { IdentityError, type IdentityErrorKind, type SignInAttempt } from '../identity-provider.ts'
import { askGoogle } from './ask-google.ts'

const Tokens = z.object({ id_token: z.string() })
const TokenError = z.object({ error: z.string() })

type Credentials = { clientId: string; clientSecret: string }

/**
 * Trades the code for the signed token (RFC 6749, 4.1.3). Asked once only: a code is good for one request,
 * and whether a lost one used it up cannot be known.
 */
export async function exchangeCode(
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
