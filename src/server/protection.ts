import type { MiddlewareHandler } from 'hono'
import { tell } from '#contract/words/told.ts'
import { DomainError } from '#domain/domain-error.ts'
import type { Identify } from './identify.ts'
import { plainly } from './refusals.ts'

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(self), geolocation=(), payment=(), usb=()',
}
const ONE_YEAR_S = 31_536_000

/**
 * What every answer carries. Pages replace the policy by one that admits their own scripts.
 * @param opensPopups whoever takes payments opens a window that talks to the page.
 */
export function securityHeaders(publicUrl: string, opensPopups = false): MiddlewareHandler {
  const overTls = publicUrl.startsWith('https:')
  return async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(HEADERS)) c.header(name, value)
    if (opensPopups) c.header('cross-origin-opener-policy', 'same-origin-allow-popups')
    if (overTls) c.header('strict-transport-security', `max-age=${ONE_YEAR_S}; includeSubDomains`)
    if (!c.res.headers.has('content-security-policy')) {
      c.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    }
  }
}

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses changes that another site's page sends with our visitor's cookie. Browsers always name the origin
 * of such a request; a program that names none carries no cookie it was not given.
 */
export function sameOriginOnly(publicUrl: string): MiddlewareHandler {
  return async (c, next) => {
    if (!SAFE_METHODS.includes(c.req.method) && isForeign(c.req.raw.headers, publicUrl)) {
      return c.json(plainly('FORBIDDEN', tell('from-another-site')), 403)
    }
    return await next()
  }
}

function isForeign(headers: Headers, publicUrl: string): boolean {
  const origin = headers.get('origin')
  if (origin === null) return headers.get('sec-fetch-site') === 'cross-site'
  return origin !== publicUrl && hostOf(origin) !== headers.get('host')
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}

const WINDOW_MS = 60_000

/**
 * Tells whose request it is, and refuses it when the account has sent more than so many within a minute. Each
 * server counts for itself, in memory: a count that all share would cost a write for every read. The operator
 * is not counted.
 * @throws DomainError TOO_MANY_REQUESTS
 */
export function limitRequests(identify: Identify, perMinute: number): Identify {
  let counts = new Map<string, number>()
  let startedAt = performance.now()
  return async (headers) => {
    const identity = await identify(headers)
    if (!identity || identity.as === 'operator') return identity
    const now = performance.now()
    if (now - startedAt >= WINDOW_MS) {
      counts = new Map()
      startedAt = now
    }
    const count = (counts.get(identity.userId) ?? 0) + 1
    counts.set(identity.userId, count)
    if (count <= perMinute) return identity
    const retryAfterS = Math.ceil((startedAt + WINDOW_MS - now) / 1000)
    throw new DomainError('TOO_MANY_REQUESTS', tell('too-many-requests'), { retryAfterS })
  }
}
