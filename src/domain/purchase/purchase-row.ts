import { and, eq } from 'drizzle-orm'
import type { Purchase } from '#contract/purchase.ts'
import { purchases } from '#database/schema/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'

export type PurchaseRow = typeof purchases.$inferSelect

/** @throws DomainError NOT_FOUND, also when it is another workspace's */
export async function findPurchase(
  { db, workspaceId }: Pick<WorkspaceContext, 'db' | 'workspaceId'>,
  id: string,
): Promise<PurchaseRow> {
  const [row] = await db
    .select()
    .from(purchases)
    .where(and(eq(purchases.id, id), eq(purchases.workspaceId, workspaceId)))
  if (!row) throw new DomainError('NOT_FOUND')
  return row
}

/** What leaves the server of a purchase. */
export function presentPurchase(row: PurchaseRow): Purchase {
  const { id, packageId, method, state, credits, months, priceCents, refundedCents } = row
  const { owed, failure, receiptNumber, billTo, createdAt, paidAt } = row
  return {
    id,
    packageId,
    method,
    state,
    credits,
    months,
    priceCents,
    refundedCents,
    isDisputed: row.dispute === 'open' || row.dispute === 'lost',
    owed,
    failure,
    receiptNumber,
    billTo,
    nextGrantAt: row.nextGrantAt,
    grantsLeft: row.nextGrantAt ? months - row.monthsGranted : 0,
    createdAt,
    paidAt,
  }
}
