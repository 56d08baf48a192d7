import { and, eq, sql } from 'drizzle-orm'
import type { Models } from '#contract/model.ts'
import { BUILT_IN, type ModelKind, VENDORS, type VendorId } from '#contract/vendors.ts'
import { tell } from '#contract/words/told.ts'
import { costs } from '#database/schema/index.ts'
import { announceModels } from '../announce.ts'
import { recordAudit } from '../audit/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { KINDS } from '../generation/index.ts'
import { listModels } from './list-models.ts'
import { connectionsOf, readRows } from './read-connections.ts'
import { readChoice, refreshModels } from './refresh-models.ts'
import { requireAdmin } from '../require-admin.ts'
import { saveSetting } from '../setting/index.ts'

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
