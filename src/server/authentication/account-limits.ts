import { createHash } from 'node:crypto'
import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthMiddleware, isAPIError } from 'better-auth/api'
import { credentialRefusals } from '#contract/credential-refusal.ts'
import type { Database } from '#database/client.ts'
import { DomainError } from '#domain/domain-error.ts'
import { giveBackAttempt, type Limit, limitAttempts } from '#domain/attempts.ts'
import { signUpLimit } from './sign-up-limit.ts'

/** Forms that try something with an account that they name. */
const FORMS = ['/sign-in/email', '/request-password-reset', '/send-verification-email']
const SIGN_UP = '/sign-up/email'
const WINDOW_S = 3600
/** Of what one address may try in a minute: many more than a person needs in an hour, too few to guess. */
const MINUTES_WORTH = 5

export type AccountLimits = {
  attemptsPerMinute: number
  /** How many accounts may be made a day from one range of addresses. */
  signUpsPerDay: number
}

type Form = { path?: string | undefined; body?: { email?: unknown }; headers?: Headers | undefined }

/**
 * Limits what is tried with one account by all addresses together, and how many accounts one range of addresses
 * makes. What is no guess is not counted: a sign-in that was right, a sign-up that made nothing.
 */
export function accountLimits(db: Database, limits: AccountLimits) {
  return {
    id: 'account-limits',
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === SIGN_UP || FORMS.includes(path ?? ''),
          handler: createAuthMiddleware(async (form) => {
            const limit = limitOf(form, limits)
            if (limit) await limitAttempts(db, limit).catch(asRefusal)
          }),
        },
      ],
      after: [
        {
          matcher: ({ path }) => path === SIGN_UP || path === '/sign-in/email',
          handler: createAuthMiddleware(async (form) => {
            const hasFailed = isAPIError(form.context.returned)
            const limit = limitOf(form, limits)
            if (limit && hasFailed === (form.path === SIGN_UP)) await giveBackAttempt(db, limit)
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin
}

function limitOf({ path, body, headers }: Form, limits: AccountLimits): Limit | null {
  if (path === SIGN_UP) return signUpLimit(headers, limits.signUpsPerDay)
  return {
    action: `account${path}`,
    network: nameOf(body?.email),
    max: limits.attemptsPerMinute * MINUTES_WORTH,
    windowS: WINDOW_S,
  }
}

/** Known and unknown accounts alike, as a hash: nothing is told, and no address is kept that never signed up. */
function nameOf(email: unknown): string {
  const named = (typeof email === 'string' ? email : '').trim().toLowerCase()
  return createHash('sha256').update(named).digest('base64url')
}

function asRefusal(error: unknown): never {
  if (!(error instanceof DomainError) || error.code !== 'TOO_MANY_REQUESTS') throw error
  const { retryAfterS } = error.data as { retryAfterS: number }
  throw new APIError('TOO_MANY_REQUESTS', credentialRefusals.tooManyTries, {
    'x-retry-after': String(retryAfterS),
  })
}
