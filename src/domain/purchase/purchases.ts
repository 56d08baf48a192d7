import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { CREDIT_PACKAGES } from '#contract/packages.ts'
import type { BillTo, PaymentOptions, Purchase } from '#contract/purchase.ts'
import { tell } from '#contract/words/told.ts'
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

/** As the ledger says it: "Purchased the Medium package (annual)". */
export function describePurchase({ packageId }: { packageId: string }): string {
  const offer = CREDIT_PACKAGES.find(({ id }) => id === packageId)
  return offer ? `Purchased the ${offer.name} package (${offer.period})` : 'Purchased credits'
}

/** From now on the database's clock, such as "5 minutes". */
export function soon(interval: string): SQL {
  return sql`now() + ${interval}::interval`
}

/** The vendor's own words are for whoever runs the installation. @throws DomainError PAYMENT_DOWN, always */
export function paymentDown(error: unknown): never {
  console.error(`A payment: ${error instanceof Error ? error.message : 'failed'}`)
  throw new DomainError('PAYMENT_DOWN', tell('payment-down'))
}
