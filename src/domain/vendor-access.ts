import type { VendorId } from '#contract/vendors.ts'
import type { VendorSettings } from '#providers/vendors.ts'
import type { Callbacks } from './callbacks.ts'
import type { Seal } from './seal.ts'

/** What an installation says of vendors by itself, and how it keeps what its admin says. */
export type VendorAccess = {
  /** It wins over what is saved. */
  environment: { [Id in VendorId]?: Partial<VendorSettings> }
  seal: Seal
  callbacks: Callbacks
}
