import type { MiddlewareHandler } from 'hono'
import { tell } from '#contract/words/told.ts'
import { plainly } from './plain-answers.ts'

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
