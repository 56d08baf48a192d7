import { createHash, randomBytes } from 'node:crypto'
import type { GenericEndpointContext } from 'better-auth'
import { z } from 'zod'
import type { SignInAttempt } from '#providers/identity/identity-provider.ts'

const ATTEMPT_S = 600

const KeptAttempt = z.object({ nonce: z.string(), codeVerifier: z.string() })

/**
 * Begins an attempt. Each has a row and a cookie of its own, so several tabs can be under way at once; the
 * row is found only by state and cookie together, so nobody can end in another browser what they began.
 */
export async function beginAttempt(
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
export async function endAttempt(
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
