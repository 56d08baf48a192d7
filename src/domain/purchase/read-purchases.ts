import { desc, eq } from 'drizzle-orm'
import type { BillTo, PaymentOptions, Purchase } from '#contract/purchase.ts'
import { purchases } from '#database/schema/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { findPurchase, presentPurchase } from './purchase-row.ts'

/** How credits can be paid for on this installation. */
export function getPaymentOptions({
  payments,
}: Pick<WorkspaceContext, 'payments'>): PaymentOptions {
  return {
    paypal: payments.paypal?.buttons ?? null,
    stripe: payments.stripe !== undefined,
    test: payments.test !== undefined,
  }
}

/** @throws DomainError NOT_FOUND */
export async function getPurchase(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Purchase> {
  return presentPurchase(await findPurchase(ctx, id))
}

export async function listPurchases(ctx: WorkspaceContext): Promise<Purchase[]> {
  const rows = await ctx.db
    .select()
    .from(purchases)
    .where(eq(purchases.workspaceId, ctx.workspaceId))
    .orderBy(desc(purchases.createdAt))
  return rows.map(presentPurchase)
}

/** Says whom the receipt is made out to. @throws DomainError NOT_FOUND */
export async function billPurchaseTo(
  ctx: WorkspaceContext,
  { id, billTo }: { id: string; billTo: BillTo },
): Promise<Purchase> {
  const row = await findPurchase(ctx, id)
  await ctx.db.update(purchases).set({ billTo }).where(eq(purchases.id, row.id))
  return presentPurchase({ ...row, billTo })
}
