import { createHmac } from 'node:crypto'
import type { ProviderFacts } from '#providers/call-options.ts'
import { isSame } from '../callbacks.ts'

const AGE_MAX_S = 5 * 60
const PREFIX = /^whsec_/

export type Signed = {
  id: string
  /** Seconds since 1970. */
  timestamp: string
  /** One or several, with spaces between: `v1,<base64>`. */
  signatures: string
  /** As it came, byte for byte. */
  body: Buffer
}

export function isRecent({ timestamp }: Signed, nowMs = Date.now()): boolean {
  if (!/^\d{1,12}$/.test(timestamp)) return false
  return Math.abs(nowMs / 1000 - Number(timestamp)) <= AGE_MAX_S
}

/** Whether it bears a signature with this secret (standardwebhooks.com). */
export function isSigned({ id, timestamp, signatures, body }: Signed, secret: string): boolean {
  const key = Buffer.from(secret.replace(PREFIX, ''), 'base64')
  const right = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body)
  const expected = `v1,${right.digest('base64')}`
  return signatures.split(' ').some((given) => isSame(given, expected))
}

const ASK_AGAIN_MS = 60_000
const TIMEOUT_MS = 5000

/** A provider whose vendor signs what it calls back with. */
export type Signing = ProviderFacts & { signingSecret: (signal: AbortSignal) => Promise<string> }
type Kept = { secret: Promise<string | null>; askedAt: number }

/** The secrets with which vendors sign, kept in memory alone. */
export type SigningSecrets = {
  /** Whether one is right for it; asks for a new one when it is not, at most once a minute. */
  isRight: (provider: Signing, check: (secret: string) => boolean) => Promise<boolean>
}

export function createSigningSecrets(): SigningSecrets {
  const kept = new Map<string, Kept>()
  return {
    async isRight(provider, check) {
      const key = provider.limits?.key ?? provider.name
      const last = (await kept.get(key)?.secret) ?? null
      if (last !== null && check(last)) return true
      let newest = kept.get(key)
      if (!newest || Date.now() - newest.askedAt >= ASK_AGAIN_MS) {
        // Whoever comes meanwhile waits for the same answer; without one, the last secret stays.
        const secret = provider.signingSecret(AbortSignal.timeout(TIMEOUT_MS)).catch(() => last)
        newest = { secret, askedAt: Date.now() }
        kept.set(key, newest)
      }
      const secret = await newest.secret
      return secret !== null && secret !== last && check(secret)
    },
  }
}
