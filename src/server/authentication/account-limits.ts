import { createHash } from 'node:crypto'
import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthMiddleware } from 'better-auth/api'
import { credentialRefusals } from '#contract/credential-refusal.ts'
import type { Database } from '#database/client.ts'
import { DomainError } from '#domain/domain-error.ts'
import { limitAttempts } from '#domain/visitor/index.ts'

/** Forms that try something with an account that they name. */
const FORMS = ['/sign-in/email', '/request-password-reset', '/send-verification-email']
const WINDOW_S = 3600
/** Of what one address may try in a minute: many more than a person needs in an hour, too few to guess. */
const MINUTES_WORTH = 5

/**
 * Limits what is tried with one account by all addresses together. Known and unknown accounts are counted
 * alike, under a hash: nothing is told, and no address is kept that never signed up.
 */
export function accountLimits(db: Database, attemptsPerMinute: number) {
  return {
    id: 'account-limits',
    hooks: {
      before: [
        {
          matcher: ({ path }) => FORMS.includes(path ?? ''),
          handler: createAuthMiddleware(async ({ path, body }) => {
            const named = String(body?.email ?? '')
              .trim()
              .toLowerCase()
            await limitAttempts(db, {
              action: `account${path}`,
              network: createHash('sha256').update(named).digest('base64url'),
              max: attemptsPerMinute * MINUTES_WORTH,
              windowS: WINDOW_S,
            }).catch(asRefusal)
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin
}

function asRefusal(error: unknown): never {
  if (!(error instanceof DomainError) || error.code !== 'TOO_MANY_REQUESTS') throw error
  const { retryAfterS } = error.data as { retryAfterS: number }
  throw new APIError('TOO_MANY_REQUESTS', credentialRefusals.tooManyTries, {
    'x-retry-after': String(retryAfterS),
  })
}
