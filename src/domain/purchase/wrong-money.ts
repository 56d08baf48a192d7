import { eq, sql } from 'drizzle-orm'
import { tell } from '#contract/words/told.ts'
import type { Database, Transaction } from '#database/client.ts'
import { purchases } from '#database/schema/index.ts'
import {
  PaymentError,
  type PaymentProviders,
  type PaymentStanding,
} from '#providers/payment/payment-provider.ts'
import { announceCredits } from '../announce.ts'
import { type PurchaseRow, soon } from './purchases.ts'

type Paid = Extract<PaymentStanding, { state: 'paid' }>

/** Nobody has given it back by then; a vendor takes no refunds for ever. */
const TRIED_FOR_DAYS = 30
const REFUND_MS = 30_000

/** Whether other money came than the price, and is to be given back. */
function goesBack({ state, failure, nextCheckAt }: PurchaseRow): boolean {
  return state === 'failed' && failure?.code === 'payment-goes-back' && nextCheckAt !== null
}

/**
 * Writes down that other money came than the price: nothing is granted for it, and whoever asks about purchases next
 * gives it back. Once the vendor shows that it went, that is told.
 * @param row locked.
 */
export async function bookWrongMoney(
  tx: Transaction,
  row: PurchaseRow,
  paid: Paid,
): Promise<PurchaseRow> {
  const hasGone = paid.refundedCents >= paid.paidCents
  // What was told to write to us is given back by whoever reads it, or was.
  if (row.failure?.code === 'payment-of-another-amount') return row
  if (row.failure?.code === 'payment-given-back') return row
  if (row.failure?.code === 'payment-goes-back' && !hasGone) return row
  const sum = `${paid.paidCents} ${paid.currency} came instead of ${row.priceCents} USD`
  console.error(
    hasGone
      ? `Purchase ${row.id}: ${sum}, and went back.`
      : `Purchase ${row.id}: ${sum}. It is given back.`,
  )
  const [noted] = await tx
    .update(purchases)
    .set({
      state: 'failed',
      captureId: paid.captureId,
      failure: tell(hasGone ? 'payment-given-back' : 'payment-goes-back'),
      nextCheckAt: hasGone ? null : sql`now()`,
    })
    .where(eq(purchases.id, row.id))
    .returning()
  if (!noted) throw new Error('The purchase is gone.')
  await announceCredits(tx, row.workspaceId)
  return noted
}

/**
 * Has the vendor give back what came instead of the price. It was written down before, and the vendor has just shown
 * that it has not gone yet: cut off, it is looked at again before anything is sent again, under the same key.
 * @returns whether it was asked to: then it shows how it stands.
 * @throws PaymentError when it has not gone, or nobody knows
 */
export async function giveBackWrongMoney(
  { db, payments }: { db: Database; payments: PaymentProviders },
  row: PurchaseRow,
): Promise<boolean> {
  const { id, method, captureId, createdAt } = row
  if (captureId === null || !goesBack(row)) return false
  const isOver = Date.now() - createdAt.getTime() > TRIED_FOR_DAYS * 86_400_000
  // Whoever still waits for it is told to write.
  const change = isOver
    ? { nextCheckAt: null, failure: tell('payment-of-another-amount') }
    : { nextCheckAt: soon('1 hour') }
  await db.update(purchases).set(change).where(eq(purchases.id, id))
  if (isOver) {
    throw new PaymentError(
      `What came instead of the price did not go back: ${method} ${captureId}.`,
    )
  }
  const provider = payments[method]
  if (!provider) throw new PaymentError(`${method} is not set up any more.`)
  await provider.refund({ purchaseId: id, captureId }, AbortSignal.timeout(REFUND_MS))
  return true
}
