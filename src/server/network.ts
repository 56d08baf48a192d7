import { isIPv6 } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { MiddlewareHandler } from 'hono'

const GROUPS = 8
const BITS_OF_GROUP = 16
const GROUPS_OF_NETWORK = 4
const GROUPS_OF_RANGE = 3
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/i

/**
 * What limits count by: an IPv4 address; of an IPv6 one the first 64 bits, for whoever has a network chooses
 * the others freely (RFC 4291, 2.5.4).
 */
export function networkOf(address: string): string {
  return v4In(address) ?? v6Network(address, GROUPS_OF_NETWORK)
}

/**
 * What one household, office or host has at most: 256 addresses of IPv4, a /48 of IPv6 (RFC 6177). Null for this
 * machine itself: a proxy on it that names nobody would stand for everybody.
 */
export function rangeOf(address: string): string | null {
  if (LOOPBACK.test(address)) return null
  const v4 = v4In(address)
  return v4 ? v4.replace(/\d+$/, '0/24') : v6Network(address, GROUPS_OF_RANGE)
}

function v4In(address: string): string | null {
  return /^(?:::ffff:)?(\d+(?:\.\d+){3})$/i.exec(address)?.[1] ?? null
}

function v6Network(address: string, groupsKept: number): string {
  if (!isIPv6(address)) return address
  const [head = [], tail] = address.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = tail ? GROUPS - head.length - tail.length : 0
  const groups = [...head, ...Array<string>(zeros).fill('0'), ...(tail ?? [])]
  const kept = groups.slice(0, groupsKept).map((group) => Number.parseInt(group, 16).toString(16))
  return `${kept.join(':')}::/${groupsKept * BITS_OF_GROUP}`
}

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
