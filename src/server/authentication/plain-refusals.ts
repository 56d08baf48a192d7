import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthMiddleware, isAPIError } from 'better-auth/api'
import { type CredentialRefusal, credentialRefusals } from '#contract/credential-refusal.ts'

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
