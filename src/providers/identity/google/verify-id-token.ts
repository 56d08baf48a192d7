import {
  createRemoteJWKSet,
  customFetch,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose'
import { z } from 'zod'
import { IdentityError, type ProvenIdentity } from '../identity-provider.ts'
import { askGoogle } from './ask-google.ts'

const CLOCK_SKEW_S = 60
/** Google's tokens live for an hour; one that has just been given is seconds old. */
const OLDEST_S = 3600

const Claims = z.object({
  sub: z.string().min(1).max(255),
  nonce: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
  email: z.email().max(254),
  email_verified: z.boolean().default(false),
  name: z.string().optional().catch(undefined),
})
type Claims = z.infer<typeof Claims>

type Verify = (idToken: string, jwksUri: string, nonce: string) => Promise<ProvenIdentity>

/** Checks a token as OpenID Connect Core, 3.1.3.7 demands, and reads who it is about. */
export function idTokenVerifier({
  issuer,
  clientId,
}: {
  issuer: string
  clientId: string
}): Verify {
  const keysAt = signingKeys()
  return async (idToken, jwksUri, nonce) => {
    const payload = await checked(() =>
      jwtVerify(idToken, keysAt(jwksUri), {
        // Google's documents allow its name with and without https://.
        issuer: [issuer, issuer.replace(/^https?:\/\//, '')],
        audience: clientId,
        algorithms: ['RS256'],
        clockTolerance: CLOCK_SKEW_S,
        maxTokenAge: OLDEST_S,
        requiredClaims: ['exp', 'iat'],
      }),
    )
    const claims = Claims.safeParse(payload)
    if (!claims.success) {
      const names = claims.error.issues.map(({ path }) => path.join('.'))
      throw new IdentityError('untrusted', `token lacks ${names.join(', ')}`)
    }
    if (claims.data.nonce !== nonce)
      throw new IdentityError('untrusted', 'token of another sign-in')
    assertOurs(claims.data, clientId)
    return identityOf(claims.data)
  }
}

async function checked(verify: () => Promise<{ payload: JWTPayload }>): Promise<JWTPayload> {
  try {
    return (await verify()).payload
  } catch (error) {
    if (error instanceof IdentityError) throw error
    const reason = error instanceof errors.JOSEError ? `${error.code}: ${error.message}` : 'unknown'
    throw new IdentityError('untrusted', `token refused, ${reason}`, { cause: error })
  }
}

/** A token for several, or one that another client asked for, was not given to us. */
function assertOurs({ aud, azp }: Claims, clientId: string): void {
  const isShared = Array.isArray(aud) && aud.length > 1
  if (azp === undefined ? isShared : azp !== clientId) {
    throw new IdentityError('untrusted', 'token was given to another client')
  }
}

function identityOf({ sub, email, email_verified, name }: Claims): ProvenIdentity {
  return {
    subject: sub,
    email: email.toLowerCase(),
    emailVerified: email_verified,
    name: name?.trim() || null,
  }
}

const KEPT_MS = 6 * 3600 * 1000
/** A token with a key we do not know makes us ask again, but no more often than this. */
const ASKED_AGAIN_AFTER_MS = 30_000
/** Both tries have a limit of their own, below. */
const BOTH_TRIES_MS = 25_000

/** The provider's public keys by the address they are published at. */
function signingKeys(): (jwksUri: string) => JWTVerifyGetKey {
  const known = new Map<string, JWTVerifyGetKey>()
  return (jwksUri) => {
    const keys = known.get(jwksUri) ?? remoteKeys(jwksUri)
    known.set(jwksUri, keys)
    return keys
  }
}

function remoteKeys(jwksUri: string): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(jwksUri), {
    cacheMaxAge: KEPT_MS,
    cooldownDuration: ASKED_AGAIN_AFTER_MS,
    timeoutDuration: BOTH_TRIES_MS,
    [customFetch]: async (address) => {
      const keys = await readKeys(address).catch(() => readKeys(address))
      return Response.json(keys)
    },
  })
}

async function readKeys(address: string): Promise<unknown> {
  const { status, json } = await askGoogle('signing keys', address)
  if (status === 200 && json !== null) return json
  throw new IdentityError('unavailable', `signing keys answered ${status}`)
}
