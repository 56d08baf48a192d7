import { sql } from 'drizzle-orm'
import type { Models } from '#contract/model.ts'
import { BUILT_IN, type ModelKind, type VendorId } from '#contract/vendors.ts'
import type { Transaction } from '#database/client.ts'
import { vendorConnections } from '#database/schema/index.ts'
import { announceModels } from '../announce.ts'
import { recordAudit } from '../audit/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { listModels } from './list-models.ts'
import { readBuiltInOffer, refreshModels } from './refresh-models.ts'
import { requireAdmin } from '../require-admin.ts'
import { saveSetting } from '../setting/index.ts'

type Offer = {
  kind: ModelKind
  vendor: VendorId | typeof BUILT_IN
  /** As the vendor calls the model; of no meaning for the built-in studio. */
  modelId: string
  isOffered: boolean
}

/**
 * Lets people choose a model where another does the work, or no longer. What was asked of it is still made by it.
 * @throws DomainError FORBIDDEN
 */
export async function offerModel(ctx: WorkspaceContext, offer: Offer): Promise<Models> {
  requireAdmin(ctx)
  await ctx.db.transaction(async (tx) => {
    if (offer.vendor === BUILT_IN) await offerBuiltIn(tx, offer)
    else await offerOfVendor(tx, offer.vendor, offer)
    await recordAudit(tx, ctx.actor, 'offer-model', offer)
    await announceModels(tx)
  })
  await refreshModels(ctx)
  return await listModels(ctx)
}

async function offerBuiltIn(tx: Transaction, { kind, isOffered }: Offer): Promise<void> {
  const others = (await readBuiltInOffer(tx)).filter((one) => one !== kind)
  await saveSetting(tx, 'models', 'built-in-offered', isOffered ? [...others, kind] : others)
}

async function offerOfVendor(
  tx: Transaction,
  vendor: VendorId,
  { modelId, isOffered }: Offer,
): Promise<void> {
  const { offeredModelIds } = vendorConnections
  const others = sql`array_remove(${offeredModelIds}, ${modelId})`
  await tx
    .insert(vendorConnections)
    .values({ vendor, offeredModelIds: isOffered ? [modelId] : [] })
    .onConflictDoUpdate({
      target: vendorConnections.vendor,
      set: { offeredModelIds: isOffered ? sql`array_append(${others}, ${modelId})` : others },
    })
}
