import { isIPv6 } from 'node:net'

const GROUPS = 8
const GROUPS_OF_NETWORK = 4

/**
 * What limits count by: an IPv4 address; of an IPv6 one the first 64 bits, for whoever has a network chooses
 * the others freely (RFC 4291, 2.5.4).
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = [], tail] = address.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = tail ? GROUPS - head.length - tail.length : 0
  const groups = [...head, ...Array<string>(zeros).fill('0'), ...(tail ?? [])]
  const network = groups.slice(0, GROUPS_OF_NETWORK)
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
