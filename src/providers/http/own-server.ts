import { isIP } from 'node:net'
import type { VendorSettings } from '../vendor-settings.ts'
import { isPrivateAddress } from './private-address.ts'

/** As people know it: OpenAI, or the host that the settings name. */
export function vendorOf({ baseUrl }: VendorSettings): string {
  const { host, hostname } = new URL(baseUrl)
  return hostname === 'api.openai.com' ? 'OpenAI' : host
}

/**
 * Whether a server is one's own, which bills nobody: it wants no key, and has a private address or a name that only
 * means something within a network. Any other may belong to somebody who sends bills, or hand on to them.
 */
export function isOwnServer({ baseUrl, key }: VendorSettings): boolean {
  if (key !== '') return false
  const hostname = new URL(baseUrl).hostname.replace(/^\[|\]$/g, '')
  if (isIP(hostname)) return isPrivateAddress(hostname)
  return !hostname.includes('.') || /\.(?:local|internal|lan|localhost|home\.arpa)$/.test(hostname)
}

/** A server of one's own may want no key. */
export function authorized(key: string): Record<string, string> {
  return key === '' ? {} : { authorization: `Bearer ${key}` }
}
