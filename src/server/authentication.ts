import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { Database } from '#database/client.ts'
import { authAccount, rateLimit, session, user, verification } from '#database/schema/index.ts'
import { CLIENT_ADDRESS } from './client-address.ts'

const SESSION_S = 30 * 24 * 3600
const SESSION_EXTENDED_EVERY_S = 24 * 3600
const ATTEMPTS_WINDOW_S = 60

export type AuthenticationOptions = {
  db: Database
  secret: string
  /** Origin people open the site at. */
  publicUrl: string
  /** Sign-ins, and sign-ups, one client address may try per minute. */
  attemptsPerMinute: number
}

export type Authentication = {
  /** Answers everything below /api/auth. */
  handler: (request: Request) => Promise<Response>
  /** The signed-in account's id, or null. */
  userIdOf: (headers: Headers) => Promise<string | null>
}

/**
 * E-mail and password, with sessions and rate limits in the database, so that any server can answer.
 * Profile and first credits come from a trigger, within the transaction that writes the user.
 */
export function createAuthentication(options: AuthenticationOptions): Authentication {
  const { db, secret, publicUrl, attemptsPerMinute } = options
  const attempts = { window: ATTEMPTS_WINDOW_S, max: attemptsPerMinute }
  const auth = betterAuth({
    appName: 'Reelwright',
    secret,
    baseURL: publicUrl,
    basePath: '/api/auth',
    trustedOrigins: (request) => [publicUrl, ...ownOrigins(request)],
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user, session, account: authAccount, verification, rateLimit },
      transaction: true,
    }),
    emailAndPassword: { enabled: true, minPasswordLength: 8, maxPasswordLength: 128 },
    session: { expiresIn: SESSION_S, updateAge: SESSION_EXTENDED_EVERY_S },
    rateLimit: {
      enabled: true,
      storage: 'database',
      customRules: {
        '/sign-in/email': attempts,
        '/sign-up/email': attempts,
        '/get-session': false,
        '/sign-out': false,
      },
    },
    advanced: {
      cookiePrefix: 'reelwright',
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS] },
    },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
  return {
    handler: auth.handler,
    async userIdOf(headers) {
      const found = await auth.api.getSession({ headers })
      return found?.user.id ?? null
    },
  }
}

/** The address the request itself was sent to: localhost, 127.0.0.1 and a name of the machine all work. */
function ownOrigins(request: Request | undefined): string[] {
  const host = request?.headers.get('host')
  return host ? [`http://${host}`, `https://${host}`] : []
}
