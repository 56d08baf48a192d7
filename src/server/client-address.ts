import { getConnInfo } from '@hono/node-server/conninfo'
import type { MiddlewareHandler } from 'hono'

/** Our own header; what a visitor sends under this name is thrown away. */
export const CLIENT_ADDRESS = 'x-reelwright-client-address'

/**
 * Notes where a request comes from, for rate limits and sessions.
 * @param trustedHeader the header a proxy in front sets; without one, the connection's address counts.
 */
export function clientAddress(trustedHeader: string | undefined): MiddlewareHandler {
  return async (c, next) => {
    const stated = trustedHeader && c.req.header(trustedHeader)?.split(',').at(-1)?.trim()
    const address = stated || getConnInfo(c).remote.address || 'unknown'
    const headers = new Headers(c.req.raw.headers)
    headers.set(CLIENT_ADDRESS, address)
    c.req.raw = new Request(c.req.raw, { headers })
    await next()
  }
}
