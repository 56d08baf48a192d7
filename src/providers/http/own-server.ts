import { BlockList, isIP, isIPv4 } from 'node:net'
import type { VendorSettings } from '../vendors.ts'

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

const IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const
const IPV6 = [
  ['::', 127],
  ['64:ff9b::', 96],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const

const blocked = new BlockList()
for (const [net, prefix] of IPV4) blocked.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of IPV6) blocked.addSubnet(net, prefix, 'ipv6')

/** Whether an address belongs to this machine, its network or nobody (IANA's special-purpose registries). */
export function isPrivateAddress(address: string): boolean {
  return blocked.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
}
