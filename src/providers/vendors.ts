import type { KINDS } from '#contract/kinds.ts'
import type { VENDORS, VendorId } from '#contract/vendors.ts'
import type { Providers } from './providers.ts'
import type { VendorSettings } from './vendor-settings.ts'

type MakerOf<Id extends VendorId> = (typeof KINDS)[(typeof VENDORS)[Id]['kind']]['maker']

/** How a vendor's models are opened and tried; opening one asks nobody. */
export type Opener<Id extends VendorId> = {
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
