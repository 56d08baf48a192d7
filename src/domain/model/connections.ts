import { KINDS } from '#contract/kinds.ts'
import {
  type BUILT_IN,
  MODEL_KINDS,
  type ModelKind,
  VENDOR_IDS,
  VENDORS,
  type Vendor,
  type VendorId,
} from '#contract/vendors.ts'
import type { Database, Transaction } from '#database/client.ts'
import { vendorConnections } from '#database/schema/index.ts'
import type { VendorConnection, VendorSettings } from '#providers/vendors.ts'
import type { Context, VendorAccess } from '../context.ts'
import { readSetting } from '../settings.ts'

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

type ChoiceByKind = { [Kind in ModelKind]?: VendorId | typeof BUILT_IN }

/** Has this process work with the models that are connected now. */
export async function refreshModels(ctx: Context): Promise<void> {
  const rows = await readRows(ctx.db)
  const choice = await readChoice(ctx.db)
  const byMaker = MODEL_KINDS.map((kind) => [KINDS[kind].maker, choice[kind]])
  const offered = await readBuiltInOffer(ctx.db)
  ctx.models.connect(
    connectionsOf(ctx.vendors, rows),
    Object.fromEntries(byMaker),
    offered.map((kind) => KINDS[kind].maker),
  )
}

/** For what people may choose the built-in studio where a vendor does the work. */
export async function readBuiltInOffer(db: Database | Transaction): Promise<ModelKind[]> {
  return ((await readSetting(db, 'models', 'built-in-offered')) as ModelKind[] | null) ?? []
}

/** What admins have chosen; of what nobody chose, the first vendor that is connected does the work. */
export async function readChoice(db: Database | Transaction): Promise<ChoiceByKind> {
  const saved = (await readSetting(db, 'models', 'chosen')) as ChoiceByKind | null
  return saved ?? {}
}

const PATIENCE_MS = 20_000

/** Has every narrator find out which voices its vendor has today. Until it knows, all of the catalogue are offered. */
export async function learnVoices({ models }: Pick<Context, 'models'>): Promise<void> {
  const asked = models.offered('narrator').map(async (narrator) => {
    await narrator.voices?.(AbortSignal.timeout(PATIENCE_MS))
  })
  const failed = (await Promise.allSettled(asked)).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}
