import type { MiddlewareHandler } from 'hono'

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
