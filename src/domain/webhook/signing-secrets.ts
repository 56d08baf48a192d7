import type { ProviderFacts } from '#providers/call-options.ts'

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
