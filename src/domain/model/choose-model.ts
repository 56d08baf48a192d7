import { and, eq, sql } from 'drizzle-orm'
import type { Models } from '#contract/model.ts'
import { BUILT_IN, type ModelKind, VENDORS, type VendorId } from '#contract/vendors.ts'
import { tell } from '#contract/words/told.ts'
import type { Transaction } from '#database/client.ts'
import { costs, vendorConnections } from '#database/schema/index.ts'
import { requireAdmin } from '../actor.ts'
import { announceModels } from '../announce.ts'
import { recordAudit } from '../audit.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { KINDS } from '../generation/index.ts'
import { saveSetting } from '../settings.ts'
import {
  connectionsOf,
  readBuiltInOffer,
  readChoice,
  readRows,
  refreshModels,
} from './connections.ts'
import { listModels } from './list-models.ts'

/**
 * From here on new work of a kind is done by this vendor, or by the built-in studio. What was asked of another
 * is still made by that.
 * @throws DomainError FORBIDDEN, INVALID_INPUT when the vendor is not connected or does something else
 */
export async function chooseModel(
  ctx: WorkspaceContext,
  { kind, vendor }: { kind: ModelKind; vendor: VendorId | typeof BUILT_IN },
): Promise<Models> {
  requireAdmin(ctx)
  if (vendor !== BUILT_IN) await requireConnected(ctx, kind, vendor)
  await ctx.db.transaction(async (tx) => {
    await saveSetting(tx, 'models', 'chosen', { ...(await readChoice(tx)), [kind]: vendor })
    await recordAudit(tx, ctx.actor, 'choose-model', { kind, vendor })
    await announceModels(tx)
  })
  await refreshModels(ctx)
  return await listModels(ctx)
}

async function requireConnected(
  ctx: WorkspaceContext,
  kind: ModelKind,
  vendor: VendorId,
): Promise<void> {
  const connected = connectionsOf(ctx.vendors, await readRows(ctx.db))
  const isThere = connected.some((connection) => connection.vendor === vendor)
  if (isThere && VENDORS[vendor].kind === kind) return
  throw new DomainError('INVALID_INPUT', tell('connect-first', { vendor: VENDORS[vendor].name }))
}

/** What the work of one model costs from here on; whoever has been shown another price is asked again. */
export async function setModelPrice(
  ctx: WorkspaceContext,
  { kind, model, credits }: { kind: ModelKind; model: string; credits: number },
): Promise<Models> {
  requireAdmin(ctx)
  await ctx.db.transaction(async (tx) => {
    const operation = KINDS[kind].operation
    const of = (provider: string) =>
      and(eq(costs.operationName, operation), eq(costs.provider, provider))
    const [own] = await tx.select().from(costs).where(of(model)).for('update')
    const [common] = await tx.select().from(costs).where(of(''))
    const from = own?.creditCost ?? common?.creditCost ?? null
    // Nothing is changed, so nobody changed it.
    if (own && from === credits) return
    await tx
      .insert(costs)
      .values({ operationName: operation, provider: model, creditCost: credits })
      .onConflictDoUpdate({
        target: [costs.operationName, costs.provider],
        set: { creditCost: sql`excluded.credit_cost` },
      })
    await recordAudit(tx, ctx.actor, 'set-price', { kind, model, from, credits })
  })
  return await listModels(ctx)
}

/** The page that offers to connect a model is not shown by itself any more. */
export async function skipConnecting(ctx: WorkspaceContext): Promise<Models> {
  requireAdmin(ctx)
  await ctx.db.transaction((tx) => saveSetting(tx, 'models', 'skipped', true))
  return await listModels(ctx)
}

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
