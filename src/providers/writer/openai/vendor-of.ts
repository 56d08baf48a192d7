import { isIP } from 'node:net'
import { isPrivateAddress } from '../../http/private-address.ts'
import type { VendorSettings } from '../../vendor-settings.ts'

/** As people know it: OpenAI, or the host that the settings name. */
export function vendorOf({ baseUrl }: VendorSettings): string {
  const { host, hostname } = new URL(baseUrl)
  return hostname === 'api.openai.com' ? 'OpenAI' : host
}

/**
 * Whether a server is one's own, which bills nobody: it has a private address, or a name that only means something
 * within a network. Any other may belong to somebody who sends bills.
 */
export function isOwnServer({ baseUrl }: VendorSettings): boolean {
  const hostname = new URL(baseUrl).hostname.replace(/^\[|\]$/g, '')
  if (isIP(hostname)) return isPrivateAddress(hostname)
  return !hostname.includes('.') || /\.(?:local|internal|lan|localhost|home\.arpa)$/.test(hostname)
}

/** A server of one's own may want no key. */
export function authorized(key: string): Record<string, string> {
  return key === '' ? {} : { authorization: `Bearer ${key}` }
}
