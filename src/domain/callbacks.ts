import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import { isPrivateAddress } from '#providers/http/own-server.ts'

const KEY_BYTES = 32
const NAMES_OF_OWN_NETWORK = /(^|\.)(localhost|local|internal|lan|home\.arpa|test)$/

/** Where vendors say that their jobs have ended. */
export type Callbacks = {
  /** For the job of one call; null: this installation has no address that a vendor could reach safely. */
  addressOf: (vendor: string, callId: string) => string | null
  /** Whether an address that was called is one of those. */
  isOurs: (vendor: string, callId: string, token: string) => boolean
}

/** Each address bears a token, derived from the installation's secret, that nobody else can make. */
export function createCallbacks(installationSecret: string, publicUrl: string): Callbacks {
  const key = Buffer.from(
    hkdfSync('sha256', installationSecret, '', 'reelwright webhooks', KEY_BYTES),
  )
  const tokenOf = (vendor: string, callId: string) =>
    createHmac('sha256', key).update(`${vendor} ${callId}`).digest('base64url')
  const isReachable = isPublic(publicUrl)
  return {
    addressOf(vendor, callId) {
      if (!isReachable) return null
      const query = new URLSearchParams({ call: callId, token: tokenOf(vendor, callId) })
      return `${publicUrl}/webhooks/${vendor}?${String(query)}`
    },
    isOurs: (vendor, callId, token) => isSame(token, tokenOf(vendor, callId)),
  }
}

/** Whether two texts are the same, in a time that does not tell where they differ. */
export function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function isPublic(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  const host = hostname.replace(/^\[|\]$/g, '')
  if (protocol !== 'https:') return false
  if (isIP(host)) return !isPrivateAddress(host)
  return host.includes('.') && !NAMES_OF_OWN_NETWORK.test(host)
}
