import { type Vendor, VENDOR_IDS, VENDORS, type VendorId } from '#contract/vendors.ts'
import type { Database } from '#database/client.ts'
import { vendorConnections } from '#database/schema/index.ts'
import type { VendorConnection } from '#providers/vendors.ts'
import type { VendorSettings } from '#providers/vendor-settings.ts'
import type { VendorAccess } from '../vendor-access.ts'

export type ConnectionRow = typeof vendorConnections.$inferSelect

/** What an admin has saved, by vendor. */
export async function readRows(db: Database): Promise<Map<VendorId, ConnectionRow>> {
  const rows = await db.select().from(vendorConnections)
  return new Map(rows.map((row) => [row.vendor, row]))
}

/** Every vendor that can be called, in the order of the catalogue. */
export function connectionsOf(
  access: VendorAccess,
  rows: Map<VendorId, ConnectionRow>,
): VendorConnection[] {
  return VENDOR_IDS.flatMap((vendor) => {
    const settings = settingsOf(access, vendor, rows.get(vendor))
    const offered = rows.get(vendor)?.offeredModelIds ?? []
    return isComplete(vendor, settings) ? [{ vendor, settings, offered }] : []
  })
}

/** The settings that hold: those of the environment, else what is saved, else the usual ones. */
export function settingsOf(
  { environment, seal }: VendorAccess,
  vendor: VendorId,
  row: ConnectionRow | undefined,
): VendorSettings {
  const fixed = environment[vendor] ?? {}
  const usual: Vendor = VENDORS[vendor]
  const savedKey = row?.sealedKey ? seal.open(row.sealedKey, vendor) : null
  const atOnce = fixed.atOnce ?? row?.atOnce
  return {
    key: fixed.key ?? savedKey ?? '',
    baseUrl: withoutSlash(fixed.baseUrl ?? row?.baseUrl ?? usual.baseUrl),
    model: fixed.model ?? row?.modelId ?? usual.model,
    ...(atOnce && { atOnce }),
  }
}

/** Whether there is all that a call needs. */
export function isComplete(vendor: VendorId, { key, baseUrl, model }: VendorSettings): boolean {
  const needsKey = VENDORS[vendor].keyAt !== null
  return baseUrl !== '' && model !== '' && (key !== '' || !needsKey)
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '')
}
