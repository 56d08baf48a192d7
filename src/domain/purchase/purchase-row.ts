import { and, eq, type SQL } from 'drizzle-orm'
import type { Purchase } from '#contract/purchase.ts'
import type { Database, Transaction } from '#database/client.ts'
import { memberships, purchases } from '#database/schema/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { lockAccount } from '../credit/index.ts'
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

/**
 * Locks a purchase for a booking: the account first and the purchase after it, as whoever pays debts does, so that two
 * bookings of one workspace wait for each other and never both. Where it goes to another workspace meanwhile, because
 * its own is removed, that one's account is locked.
 * @param isWanted what must still be true of it once it is locked.
 */
export async function lockPurchase(
  tx: Transaction,
  id: string,
  isWanted?: SQL,
): Promise<PurchaseRow | undefined> {
  let owner = await ownerOf(tx, id)
  while (owner !== undefined) {
    await lockAccount(tx, owner)
    const [row] = await tx
      .select()
      .from(purchases)
      .where(and(eq(purchases.id, id), eq(purchases.workspaceId, owner), isWanted))
      .for('update')
    const ownerNow = await ownerOf(tx, id)
    if (row || ownerNow === owner) return row
    owner = ownerNow
  }
  return undefined
}

async function ownerOf(tx: Transaction, id: string): Promise<string | undefined> {
  const [found] = await tx
    .select({ workspaceId: purchases.workspaceId })
    .from(purchases)
    .where(eq(purchases.id, id))
  return found?.workspaceId
}

/** Of a workspace that was kept without its account, only for its purchases. */
export async function isNobodys(db: Database | Transaction, workspaceId: string): Promise<boolean> {
  return (await db.$count(memberships, eq(memberships.workspaceId, workspaceId))) === 0
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
