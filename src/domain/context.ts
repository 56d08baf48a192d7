import type { SiteLinks } from '#contract/site.ts'
import type { VendorId } from '#contract/vendors.ts'
import type { Database } from '#database/client.ts'
import type { PaymentProviders } from '#providers/payment/payment-provider.ts'
import type { Registry } from '#providers/registry.ts'
import type { StorageProvider } from '#providers/storage/storage-provider.ts'
import type { VendorSettings } from '#providers/vendors.ts'
import type { Queue } from '#queue/queue.ts'
import type { Actor } from './actor.ts'
import type { Callbacks } from './callbacks.ts'
import type { Seal } from './seal.ts'

/** What an installation lets one account take of what all share. */
export type AccountLimits = {
  /** Of all that the account keeps; null: as much as there is. */
  storageBytes: number | null
  /** Exports that are queued or being made. */
  exportsUnderWay: number
}

/** What every verb works with, whoever calls it. */
export type Context = {
  db: Database
  queue: Queue
  storage: StorageProvider
  models: Registry
  vendors: VendorAccess
  /** Who takes payments here. */
  payments: PaymentProviders
  /** The most that may be spent in a workspace whose owner has not confirmed an address; null: as much as it has. */
  unconfirmedMax: number | null
  limits: AccountLimits
}

/** A verb about somebody's own account. */
export type AccountContext = Context & { userId: string }

/** A verb in a workspace, on behalf of whoever acts there. */
export type WorkspaceContext = Context & { workspaceId: string; actor: Actor }

/** What a person who is signed in works with. */
export type MemberContext = AccountContext & WorkspaceContext

/** A verb that whoever opens the site may ask for. */
export type SiteContext = Context & {
  /** Origin people open the site at. */
  publicUrl: string
  /** Mails reach people. Else each is a file in the data folder. */
  isMailDelivered: boolean
  /** Where visitors' messages are mailed; null: they are only kept. */
  supportEmail: string | null
  /** What the foot of the public pages leads to outside. */
  links: SiteLinks
}

/** What an installation says of vendors by itself, and how it keeps what its admin says. */
export type VendorAccess = {
  /** It wins over what is saved. */
  environment: { [Id in VendorId]?: Partial<VendorSettings> }
  seal: Seal
  callbacks: Callbacks
}
