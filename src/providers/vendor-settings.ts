import { createHash } from 'node:crypto'
import type { CallLimits } from './call-options.ts'

/** How a vendor is reached, as the settings of the installation or its admin say. */
export type VendorSettings = {
  /** Empty where a server of one's own wants none. */
  key: string
  /** Without a slash at its end. */
  baseUrl: string
  /** What the vendor calls the model. */
  model: string
  /** Calls under way at once; absent: as the vendor allows at least. */
  atOnce?: number
  perMinute?: number
}

/** The limits of a key: one account at a vendor, whatever models it is used for. */
export function limitsOf(
  vendor: string,
  { key, baseUrl, atOnce, perMinute }: VendorSettings,
  usual: { atOnce?: number; perMinute?: number } = {},
): CallLimits {
  const account = createHash('sha256').update(`${baseUrl} ${key}`).digest('hex').slice(0, 12)
  const limits = { ...usual, ...(atOnce && { atOnce }), ...(perMinute && { perMinute }) }
  return { key: `${vendor} ${account}`, ...limits }
}
