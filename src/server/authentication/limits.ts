import { createHash } from 'node:crypto'
import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthMiddleware, isAPIError } from 'better-auth/api'
import { credentialRefusals } from '#contract/sign-in.ts'
import type { Database } from '#database/client.ts'
import { giveBackAttempt, type Limit, limitAttempts } from '#domain/attempts.ts'
import { DomainError } from '#domain/domain-error.ts'
import type { Newcomers } from '../google-sign-in/enter-account.ts'
import { CLIENT_ADDRESS, rangeOf } from '../network.ts'

const PER_ADDRESS_S = 60

const CREDENTIAL_FORMS = [
  '/sign-in/email',
  '/sign-up/email',
  '/request-password-reset',
  '/reset-password',
  '/send-verification-email',
  '/verify-email',
  '/change-password',
  '/change-email',
]

/** One client address may send each of these forms so often a minute; the library counts in the database. */
export function rateLimits(attemptsPerMinute: number) {
  const attempts = { window: PER_ADDRESS_S, max: attemptsPerMinute }
  return {
    ...Object.fromEntries(CREDENTIAL_FORMS.map((path) => [path, attempts])),
    '/get-session': false as const,
    '/sign-out': false as const,
  }
}

/** Forms that try something with an account that they name. */
const FORMS = ['/sign-in/email', '/request-password-reset', '/send-verification-email']
const SIGN_UP = '/sign-up/email'
const WINDOW_S = 3600
/** Of what one address may try in a minute: many more than a person needs in an hour, too few to guess. */
const MINUTES_WORTH = 5

type AccountLimits = {
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

const DAY_S = 24 * 3600

/** How many accounts are made from the visitor's range of addresses; null for who stands for everybody. */
function signUpLimit(headers: Headers | undefined, max: number): Limit | null {
  const network = rangeOf(headers?.get(CLIENT_ADDRESS) ?? 'unknown')
  return network === null ? null : { action: 'account/made', network, max, windowS: DAY_S }
}

/** The same count as that of the sign-up form. */
export function newcomersFrom(db: Database, signUpsPerDay: number) {
  return (headers: Headers | undefined): Newcomers => {
    const limit = signUpLimit(headers, signUpsPerDay)
    return {
      async admit() {
        try {
          if (limit) await limitAttempts(db, limit)
          return true
        } catch (error) {
          if (error instanceof DomainError && error.code === 'TOO_MANY_REQUESTS') return false
          throw error
        }
      },
      async giveBack() {
        if (limit) await giveBackAttempt(db, limit)
      },
    }
  }
}
