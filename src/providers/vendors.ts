import { createHash } from 'node:crypto'
import type { KINDS } from '#contract/kinds.ts'
import type { VENDORS, VendorId } from '#contract/vendors.ts'
import type { CallLimits } from './call-options.ts'
import type { Providers } from './providers.ts'

type MakerOf<Id extends VendorId> = (typeof KINDS)[(typeof VENDORS)[Id]['kind']]['maker']

/** How a vendor's models are opened and tried; opening one asks nobody. */
type Opener<Id extends VendorId> = {
  open: (settings: VendorSettings) => Providers[MakerOf<Id>]
  /** Costs nothing. @throws ProviderError that tells an admin what to do */
  tryOut: (settings: VendorSettings, signal: AbortSignal) => Promise<void>
}
export type Openers = { [Id in VendorId]?: Opener<Id> }

/** A vendor that is connected. */
export type VendorConnection = {
  vendor: VendorId
  settings: VendorSettings
  /** Which of its models people may choose beside the default. */
  offered?: readonly string[]
}

/** The vendor of a model by the model's name, and what the vendor calls it: `grok:grok-4.6`. */
export function partsOf(name: string): { vendor: string; modelId: string } {
  const at = name.indexOf(':')
  return at < 0
    ? { vendor: name, modelId: '' }
    : { vendor: name.slice(0, at), modelId: name.slice(at + 1) }
}

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
