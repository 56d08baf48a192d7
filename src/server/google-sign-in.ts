import { createHash, randomBytes } from 'node:crypto'
import type { BetterAuthPlugin, GenericEndpointContext } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'
import { localPath } from '#contract/public-page.ts'
import { GOOGLE_START_PATH, type GoogleRefusal } from '#contract/sign-in.ts'
import {
  IdentityError,
  type IdentityErrorKind,
  type IdentityProvider,
  type SignInAttempt,
} from '#providers/identity/identity-provider.ts'
import { BASE_PATH } from './authentication/visits.ts'
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

type GoogleSignInOptions = {
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

const ATTEMPT_S = 600

const KeptAttempt = z.object({ nonce: z.string(), codeVerifier: z.string() })

/**
 * Begins an attempt. Each has a row and a cookie of its own, so several tabs can be under way at once; the
 * row is found only by state and cookie together, so nobody can end in another browser what they began.
 */
async function beginAttempt(
  ctx: GenericEndpointContext,
  redirectUri: string,
): Promise<SignInAttempt> {
  const attempt = { redirectUri, state: secret(), nonce: secret(), codeVerifier: secret() }
  const browser = secret()
  await ctx.context.internalAdapter.createVerificationValue({
    identifier: identifierOf(attempt.state, browser),
    value: JSON.stringify(KeptAttempt.parse(attempt)),
    expiresAt: new Date(Date.now() + ATTEMPT_S * 1000),
  })
  const { name, attributes } = cookieOf(ctx, attempt.state)
  ctx.setCookie(name, browser, attributes)
  return attempt
}

/** The attempt this browser comes back from, once; null when there is none, or no more. */
async function endAttempt(
  ctx: GenericEndpointContext,
  redirectUri: string,
): Promise<SignInAttempt | null> {
  const state: unknown = ctx.query?.state
  if (typeof state !== 'string') return null
  const { name, attributes } = cookieOf(ctx, state)
  const browser = ctx.getCookie(name)
  if (!browser) return null
  ctx.setCookie(name, '', { ...attributes, maxAge: 0 })
  const identifier = identifierOf(state, browser)
  const row = await ctx.context.internalAdapter.consumeVerificationValue(identifier)
  return row && { redirectUri, state, ...KeptAttempt.parse(JSON.parse(row.value)) }
}

function cookieOf(ctx: GenericEndpointContext, state: string) {
  const { name, attributes } = ctx.context.createAuthCookie(
    `google_${digest(state).slice(0, 16)}`,
    {
      maxAge: ATTEMPT_S,
    },
  )
  return { name, attributes: { ...attributes, path: '/api/auth/google' } }
}

function identifierOf(state: string, browser: string): string {
  return `google-sign-in:${digest(`${state}.${browser}`)}`
}

function secret(): string {
  return randomBytes(32).toString('base64url')
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
