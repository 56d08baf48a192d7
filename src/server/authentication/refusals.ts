import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthMiddleware, isAPIError } from 'better-auth/api'
import { type CredentialRefusal, credentialRefusals } from '#contract/sign-in.ts'
import { asUnavailable } from '#domain/domain-error.ts'
import { errorFacts, type Log } from '../log.ts'

const { accountNotCreated, usedLink } = credentialRefusals

/** The library's codes, and what we say instead. */
const REFUSALS: Record<string, CredentialRefusal> = {
  USER_ALREADY_EXISTS: accountNotCreated,
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: accountNotCreated,
  FAILED_TO_CREATE_USER: accountNotCreated,
  INVALID_TOKEN: usedLink,
  TOKEN_EXPIRED: usedLink,
  USER_NOT_FOUND: usedLink,
  INVALID_USER: usedLink,
  INVALID_EMAIL_OR_PASSWORD: credentialRefusals.wrongCredentials,
  PASSWORD_TOO_SHORT: credentialRefusals.weakPassword,
  PASSWORD_TOO_LONG: credentialRefusals.longPassword,
  INVALID_PASSWORD: credentialRefusals.wrongPassword,
  CREDENTIAL_ACCOUNT_NOT_FOUND: credentialRefusals.noPasswordYet,
  EMAIL_ALREADY_VERIFIED: credentialRefusals.confirmedAlready,
  // The one refusal that comes without a code.
  'Email is the same': credentialRefusals.sameAddress,
}

/** Says refusals in words a person can act on. */
export function plainRefusals() {
  return {
    id: 'plain-refusals',
    hooks: {
      after: [
        {
          matcher: () => true,
          handler: createAuthMiddleware(async ({ context: { returned } }) => {
            if (!isAPIError(returned)) return
            const plain = REFUSALS[returned.body?.code ?? returned.message]
            if (plain) throw new APIError(returned.status, plain)
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin
}

/** Forms whose work depends on whether an address has an account; longer than any of it takes. */
const TELLING_FORMS = ['/api/auth/request-password-reset', '/api/auth/change-email']
const EVEN_MS = 300

/** Takes no less time for an unknown address than for a known one, and says in plain HTTP when to come back. */
export async function answerEvenly(
  request: Request,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  const isTelling = TELLING_FORMS.includes(new URL(request.url).pathname)
  const [response] = await Promise.all([answer(request), isTelling && pause(EVEN_MS)])
  if (response.status !== 429) return response
  const retryAfter = response.headers.get('x-retry-after') ?? ''
  const headers = { 'retry-after': retryAfter }
  return Response.json(credentialRefusals.tooManyTries, { status: 429, headers })
}

type Answer = (request: Request) => Promise<Response>

const faults = new AsyncLocalStorage<{ last?: Error }>()

/** The library hides its errors behind answers of its own; its log is where they are still seen. */
function noteFault(error: Error): void {
  const fault = faults.getStore()
  if (fault) fault.last = error
}

/**
 * Lets an error come out that the library has hidden, when it is that the database or the disk does not work:
 * this is said as everywhere else. Else somebody would seem signed out whose session goes on.
 */
export function tellUnavailable(answer: Answer): Answer {
  return async (request) => {
    const fault: { last?: Error } = {}
    const response = await faults.run(fault, () => answer(request))
    if (asUnavailable(fault.last)) throw fault.last
    return response
  }
}

/** The library's faults, for the log. */
export function quietLogger(log: Log) {
  return {
    level: 'error' as const,
    log(_level: string, message: string, ...args: unknown[]) {
      const error = args.find((argument) => argument instanceof Error)
      if (error) noteFault(error)
      log.error('authentication failed', { message, ...(error && errorFacts(error)) })
    },
  }
}
