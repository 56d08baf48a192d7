import type { BUILT_IN, ModelKind, VendorId } from '#contract/vendors.ts'
import { MODEL_KINDS } from '#contract/vendors.ts'
import type { Database, Transaction } from '#database/client.ts'
import { TASK_OF_KIND } from '#providers/providers.ts'
import type { Context } from '../context.ts'
import { connectionsOf, readRows } from './read-connections.ts'
import { readSetting } from '../setting/index.ts'

export type ChoiceByKind = { [Kind in ModelKind]?: VendorId | typeof BUILT_IN }

/** Has this process work with the models that are connected now. */
export async function refreshModels(ctx: Context): Promise<void> {
  const rows = await readRows(ctx.db)
  const choice = await readChoice(ctx.db)
  const byTask = MODEL_KINDS.map((kind) => [TASK_OF_KIND[kind], choice[kind]])
  const offered = await readBuiltInOffer(ctx.db)
  ctx.models.connect(
    connectionsOf(ctx.vendors, rows),
    Object.fromEntries(byTask),
    offered.map((kind) => TASK_OF_KIND[kind]),
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
