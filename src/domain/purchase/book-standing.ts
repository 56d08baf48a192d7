import { eq, max, sql } from 'drizzle-orm'
import type { PurchaseState } from '#contract/purchase.ts'
import { tell } from '#contract/words/told.ts'
import type { Database, Transaction } from '#database/client.ts'
import { purchases } from '#database/schema/index.ts'
import type { PaymentStanding } from '#providers/payment/payment-provider.ts'
import { announceCredits } from '../announce.ts'
import { balancePurchase, bookGain } from '../credit/index.ts'
import { describePurchase, isNobodys, lockPurchase, type PurchaseRow, soon } from './purchases.ts'
import { bookWrongMoney } from './wrong-money.ts'

type Paid = Extract<PaymentStanding, { state: 'paid' }>

const CAN_BE_GIVEN_UP: readonly PurchaseState[] = ['created', 'open']
/** How long an order can still be paid. */
export const OPEN_FOR = "interval '6 hours'"
const CURRENCY = 'USD'
const FIRST_RECEIPT = 1001
/** Any number; whoever books a payment waits for it. */
const RECEIPTS_LOCK = 5_263_941

/**
 * Writes down how an order stands, and what follows: credits when it is paid, and credits taken back when money
 * went back. All of it once, however often and in whatever order it is told.
 */
export async function bookStanding(
  db: Database,
  id: string,
  standing: PaymentStanding | { state: 'cancelled' },
): Promise<PurchaseRow> {
  return await db.transaction(async (tx) => {
    const row = await lockPurchase(tx, id)
    if (!row) throw new Error('The purchase is gone.')
    if (standing.state === 'paid') return await bookPaid(tx, row, standing)
    const changesNothing =
      row.state === 'paid' ||
      (row.state === 'failed' && standing.state === 'open') ||
      // Its money came, whatever the vendor still shows of the order.
      row.failure?.code === 'payment-goes-back' ||
      row.failure?.code === 'payment-given-back' ||
      (standing.state === 'cancelled' && !CAN_BE_GIVEN_UP.includes(row.state))
    if (changesNothing) {
      const isAskedInVain = row.state === 'paid' && row.nextCheckAt !== null
      return isAskedInVain ? await note(tx, row, { nextCheckAt: null }) : row
    }
    return await note(tx, row, changeOf(row, standing.state))
  })
}

async function note(
  tx: Transaction,
  { id }: PurchaseRow,
  change: { [Name in keyof PurchaseRow]?: unknown },
): Promise<PurchaseRow> {
  const [row] = await tx
    .update(purchases)
    .set(change as Partial<PurchaseRow>)
    .where(eq(purchases.id, id))
    .returning()
  if (!row) throw new Error('The purchase is gone.')
  return row
}

function changeOf(
  { attempt, state }: PurchaseRow,
  now: Exclude<PaymentStanding['state'], 'paid'> | 'cancelled',
) {
  switch (now) {
    case 'open':
      // Given up or not: until nobody can pay it any more, it is looked at.
      return {
        state: sql`case when created_at < now() - ${sql.raw(OPEN_FOR)} then 'expired' else ${state} end`,
        nextCheckAt: sql`case when created_at < now() - ${sql.raw(OPEN_FOR)} then null else now() + interval '5 minutes' end`,
      }
    case 'pending':
      return { state: now, nextCheckAt: soon('10 minutes') }
    case 'declined':
      return {
        state: 'open',
        attempt: attempt + 1,
        failure: tell('payment-declined'),
        nextCheckAt: soon('5 minutes'),
      }
    case 'cancelled':
      return { state: now }
    case 'failed':
      return { state: now, failure: tell('payment-failed'), nextCheckAt: null }
    case 'expired':
      return { state: now, nextCheckAt: null }
  }
}

async function bookPaid(tx: Transaction, row: PurchaseRow, paid: Paid): Promise<PurchaseRow> {
  if (row.state === 'paid') {
    const noted = await note(tx, row, {
      refundedCents: Math.max(row.refundedCents, paid.refundedCents),
      nextCheckAt: null,
    })
    await balancePurchase(tx, noted)
    await announceCredits(tx, row.workspaceId)
    return noted
  }
  if (paid.paidCents !== row.priceCents || paid.currency !== CURRENCY) {
    return await bookWrongMoney(tx, row, paid)
  }
  const { workspaceId, credits, id, months } = row
  const isUnwanted = await isNobodys(tx, workspaceId)
  if (isUnwanted) {
    console.error(
      `Purchase ${id}: its account was deleted before the money came. Refund ${row.method} ${paid.captureId}.`,
    )
  }
  await bookGain(tx, {
    workspaceId,
    kind: 'purchase',
    description: describePurchase(row),
    amount: credits,
    cause: `purchase:${id}`,
  })
  const noted = await note(tx, row, {
    state: 'paid',
    captureId: paid.captureId,
    failure: null,
    refundedCents: paid.refundedCents,
    receiptNumber: await nextReceiptNumber(tx),
    paidAt: sql`now()`,
    monthsGranted: 1,
    nextGrantAt: months > 1 && !isUnwanted ? sql`now() + interval '1 month'` : null,
    nextCheckAt: null,
  })
  await balancePurchase(tx, noted)
  return noted
}

/** One more than the last, without gaps, as bookkeeping wants it. */
async function nextReceiptNumber(tx: Transaction): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(${RECEIPTS_LOCK})`)
  const [row] = await tx.select({ last: max(purchases.receiptNumber) }).from(purchases)
  return (row?.last ?? FIRST_RECEIPT - 1) + 1
}

/** What became of a complaint at the buyer's bank; its credits go, or come back. */
export async function bookDispute(
  db: Database,
  id: string,
  dispute: 'open' | 'won' | 'lost',
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockPurchase(tx, id)
    // Notices come in any order: what has ended does not begin again.
    if (row?.state !== 'paid' || (dispute === 'open' && row.dispute !== null)) return
    await balancePurchase(tx, await note(tx, row, { dispute }))
    await announceCredits(tx, row.workspaceId)
  })
}
