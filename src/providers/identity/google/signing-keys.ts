import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose'
import { IdentityError } from '../identity-provider.ts'
import { askGoogle } from './ask-google.ts'

const KEPT_MS = 6 * 3600 * 1000
/** A token with a key we do not know makes us ask again, but no more often than this. */
const ASKED_AGAIN_AFTER_MS = 30_000
/** Both tries have a limit of their own, below. */
const BOTH_TRIES_MS = 25_000

/** The provider's public keys by the address they are published at. */
export function signingKeys(): (jwksUri: string) => JWTVerifyGetKey {
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
