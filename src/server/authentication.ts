import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from '#contract/limits.ts'
import { credentialRefusals } from '#contract/sign-in.ts'
import type { SignInMethods } from '#contract/site.ts'
import { authAccount, rateLimit, session, user, verification } from '#database/schema/index.ts'
import type { Context } from '#domain/context.ts'
import { isSuspended } from '#domain/users.ts'
import type { IdentityProvider } from '#providers/identity/identity-provider.ts'
import { checkedInput } from './authentication/checked-input.ts'
import { sessionOfCookie, signInRotation } from './authentication/cookies.ts'
import { fewAtOnce } from './authentication/few-at-once.ts'
import { accountLimits, newcomersFrom, rateLimits } from './authentication/limits.ts'
import {
  accountMails,
  accountNotices,
  CONFIRM_LINK_S,
  RESET_LINK_S,
} from './authentication/mails.ts'
import {
  answerEvenly,
  plainRefusals,
  quietLogger,
  tellUnavailable,
} from './authentication/refusals.ts'
import { BASE_PATH, isOpenRoute } from './authentication/visits.ts'
import { googleSignIn } from './google-sign-in.ts'
import type { Identity } from './identify.ts'
import type { Log } from './log.ts'
import { CLIENT_ADDRESS } from './network.ts'
import { noSuchOperation } from './refusals.ts'

const SUSPENDED = credentialRefusals.suspended
const SESSION_S = 30 * 24 * 3600
/** How precisely the list of sessions knows when one was last used. */
const SESSION_EXTENDED_EVERY_S = 15 * 60

type AuthenticationOptions = Pick<Context, 'db' | 'queue'> & {
  secret: string
  /** Origin people open the site at. */
  publicUrl: string
  /** How often one client address may send each credential form per minute. */
  attemptsPerMinute: number
  /** How many accounts may be made a day from one range of addresses. */
  signUpsPerDay: number
  /** Null where Google sign-in is not set up. */
  google: IdentityProvider | null
  log: Log
  /** Left out: scrypt, at the cost that better-auth has chosen. */
  passwords?: Passwords
}

export type Passwords = {
  hash: (password: string) => Promise<string>
  verify: (tried: { hash: string; password: string }) => Promise<boolean>
}

export type Authentication = {
  methods: SignInMethods
  /** Answers everything below /api/auth. */
  handler: (request: Request) => Promise<Response>
  /** The signed-in account and its session, or null. */
  identityOf: (headers: Headers) => Promise<Identity | null>
}

/**
 * E-mail and password, with sessions and rate limits in the database, so that any server can answer.
 * Profile and first credits come from a trigger, within the transaction that writes the user.
 */
export function createAuthentication(options: AuthenticationOptions): Authentication {
  const { db, secret, publicUrl, attemptsPerMinute, google, log } = options
  const mails = accountMails(options)
  const auth = betterAuth({
    appName: 'Reelwright',
    secret,
    baseURL: publicUrl,
    basePath: BASE_PATH,
    trustedOrigins: (request) => [publicUrl, ...ownOrigins(request)],
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user, session, account: authAccount, verification, rateLimit },
      transaction: true,
    }),
    databaseHooks: {
      user: {
        create: {
          // A picture is made by an upload, never named by an address.
          before: async (newcomer) => ({ data: { ...newcomer, image: null } }),
          after: mails.welcomeAccount,
        },
      },
      session: {
        create: {
          before: async ({ userId }) => {
            if (await isSuspended(db, userId)) throw new APIError('FORBIDDEN', SUSPENDED)
          },
        },
      },
    },
    emailAndPassword: {
      enabled: true,
      ...(options.passwords && { password: options.passwords }),
      minPasswordLength: PASSWORD_MIN_CHARACTERS,
      maxPasswordLength: PASSWORD_MAX_CHARACTERS,
      resetPasswordTokenExpiresIn: RESET_LINK_S,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: mails.sendResetLink,
      onPasswordReset: mails.confirmReset,
    },
    emailVerification: {
      expiresIn: CONFIRM_LINK_S,
      // `welcomeAccount` sends it, once the transaction that writes the account has committed.
      sendOnSignUp: false,
      sendVerificationEmail: mails.sendConfirmLink,
      afterEmailVerification: mails.announceConfirmed,
    },
    user: { changeEmail: { enabled: true } },
    verification: { storeIdentifier: 'hashed' },
    session: { expiresIn: SESSION_S, updateAge: SESSION_EXTENDED_EVERY_S, freshAge: 0 },
    plugins: [
      checkedInput(),
      accountLimits(db, options),
      signInRotation(),
      plainRefusals(),
      accountNotices(mails),
      googleSignIn({
        ...options,
        newcomersFrom: newcomersFrom(db, options.signUpsPerDay),
        isSuspended: (userId) => isSuspended(db, userId),
      }),
    ],
    rateLimit: { enabled: true, storage: 'database', customRules: rateLimits(attemptsPerMinute) },
    advanced: {
      cookiePrefix: 'reelwright',
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS] },
    },
    telemetry: { enabled: false },
    logger: quietLogger(log),
    onAPIError: { throw: true },
  })
  const handler = fewAtOnce(tellUnavailable(auth.handler))
  return {
    methods: { password: true, google: google !== null },
    handler: async (request) =>
      isOpenRoute(request) ? await answerEvenly(request, handler) : noSuchOperation(),
    // Only /get-session extends: here nobody would pass the longer cookie on to the browser.
    async identityOf(headers) {
      const { authCookies } = await auth.$context
      return await sessionOfCookie(db, headers, authCookies.sessionToken.name, secret)
    },
  }
}

/** The address the request itself was sent to: localhost, 127.0.0.1 and a name of the machine all work. */
function ownOrigins(request: Request | undefined): string[] {
  const host = request?.headers.get('host')
  return host ? [`http://${host}`, `https://${host}`] : []
}
