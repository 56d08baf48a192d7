import { tell } from '#contract/words/told.ts'
import { DomainError } from '#domain/domain-error.ts'
import type { Identify } from './identify.ts'

const WINDOW_MS = 60_000

/**
 * Tells whose request it is, and refuses it when the account has sent more than so many within a minute. Each
 * server counts for itself, in memory: a count that all share would cost a write for every read. The operator
 * is not counted.
 * @throws DomainError TOO_MANY_REQUESTS
 */
export function limitRequests(identify: Identify, perMinute: number): Identify {
  let counts = new Map<string, number>()
  let startedAt = performance.now()
  return async (headers) => {
    const identity = await identify(headers)
    if (!identity || identity.as === 'operator') return identity
    const now = performance.now()
    if (now - startedAt >= WINDOW_MS) {
      counts = new Map()
      startedAt = now
    }
    const count = (counts.get(identity.userId) ?? 0) + 1
    counts.set(identity.userId, count)
    if (count <= perMinute) return identity
    const retryAfterS = Math.ceil((startedAt + WINDOW_MS - now) / 1000)
    throw new DomainError('TOO_MANY_REQUESTS', tell('too-many-requests'), { retryAfterS })
  }
}
