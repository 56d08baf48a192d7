import type { BetterAuthPlugin, GenericEndpointContext } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { GOOGLE_START_PATH, type GoogleRefusal } from '#contract/google-sign-in.ts'
import { localPath } from '#contract/public-page.ts'
import {
  IdentityError,
  type IdentityErrorKind,
  type IdentityProvider,
} from '#providers/identity/identity-provider.ts'
import { BASE_PATH } from './authentication/open-routes.ts'
import { beginAttempt, endAttempt } from './google-sign-in/attempts.ts'
import { enterAccount, type Newcomers } from './google-sign-in/enter-account.ts'
import { errorFacts, type Log } from './log.ts'
import { languageOfVisitor } from './site/language-of-visitor.ts'

const START_PATH = GOOGLE_START_PATH.slice(BASE_PATH.length)
const CALLBACK_PATH = '/google/callback'
const WINDOW_S = 60

const REFUSALS: Record<IdentityErrorKind, GoogleRefusal> = {
  expired: 'google_expired',
  unavailable: 'google_unavailable',
  misconfigured: 'google_failed',
  untrusted: 'google_failed',
}

export type GoogleSignInOptions = {
  /** Null where Google is not set up: then visitors are told so. */
  google: IdentityProvider | null
  publicUrl: string
  attemptsPerMinute: number
  isSuspended: (userId: string) => Promise<boolean>
  newcomersFrom: (headers: Headers | undefined) => Newcomers
  log: Log
}

/** The two addresses of Google sign-in. A visitor ends up on a page of ours whatever happens. */
export function googleSignIn(options: GoogleSignInOptions) {
  const { google, publicUrl, attemptsPerMinute, isSuspended, newcomersFrom, log } = options
  const redirectUri = publicUrl + BASE_PATH + CALLBACK_PATH
  const refused = ({ headers = new Headers() }: GenericEndpointContext, refusal: GoogleRefusal) =>
    publicUrl + localPath(`/login?error=${refusal}`, languageOfVisitor(headers))

  /** Where Google's own page is, or why not. */
  async function leave(ctx: GenericEndpointContext): Promise<string> {
    if (!google) return refused(ctx, 'google_not_configured')
    const attempt = await beginAttempt(ctx, redirectUri)
    return String(await google.signInPage(attempt))
  }

  async function comeBack(ctx: GenericEndpointContext): Promise<string> {
    if (!google) return refused(ctx, 'google_not_configured')
    const attempt = await endAttempt(ctx, redirectUri)
    if (!attempt) {
      log.warn('google sign-in came back to no attempt: too late, repeated, or forged')
      return refused(ctx, 'google_expired')
    }
    const { code, error } = ctx.query ?? {}
    if (error === 'access_denied') return refused(ctx, 'google_cancelled')
    if (typeof code !== 'string') {
      log.warn('google sign-in came back without a code', { error: String(error) })
      return refused(ctx, 'google_failed')
    }
    const identity = await google.identify(code, attempt)
    const entrance = await enterAccount(ctx.context, identity, newcomersFrom(ctx.headers))
    if ('refusal' in entrance) return refused(ctx, entrance.refusal)
    if (await isSuspended(entrance.owner.id)) return refused(ctx, 'google_suspended')
    const session = await ctx.context.internalAdapter.createSession(entrance.owner.id)
    await setSessionCookie(ctx, { session, user: entrance.owner })
    return `${publicUrl}/dashboard`
  }

  /** A fault is the log's business; the visitor gets a page, not an error message in JSON. */
  async function orRefusal(ctx: GenericEndpointContext, work: Promise<string>): Promise<string> {
    try {
      return await work
    } catch (error) {
      if (!(error instanceof IdentityError)) {
        log.error('google sign-in failed', errorFacts(error))
        return refused(ctx, 'google_failed')
      }
      const { kind, message } = error
      const level = kind === 'expired' || kind === 'unavailable' ? 'warn' : 'error'
      log[level]('google sign-in failed', { kind, message })
      return refused(ctx, REFUSALS[kind])
    }
  }

  return {
    id: 'google-sign-in',
    endpoints: {
      startGoogle: createAuthEndpoint(START_PATH, { method: 'GET' }, async (ctx) => {
        throw ctx.redirect(await orRefusal(ctx, leave(ctx)))
      }),
      endGoogle: createAuthEndpoint(CALLBACK_PATH, { method: 'GET' }, async (ctx) => {
        throw ctx.redirect(await orRefusal(ctx, comeBack(ctx)))
      }),
    },
    rateLimit: [
      {
        pathMatcher: (path) => path === START_PATH || path === CALLBACK_PATH,
        window: WINDOW_S,
        max: attemptsPerMinute,
      },
    ],
  } satisfies BetterAuthPlugin
}
