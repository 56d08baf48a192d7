import type { IncomingHttpHeaders } from 'node:http'
import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { PaymentMethod } from '#contract/purchase.ts'
import { paymentNotices, purchases } from '#database/schema/index.ts'
import { PaymentError } from '#providers/payment/payment-provider.ts'
import type { Context } from '../context.ts'
import { bookDispute } from './book-standing.ts'
import { settleByName } from './settle-purchase.ts'

const PATIENCE_MS = 20_000

/**
 * Hears what a vendor of payments tells by itself. Whatever it says, the vendor is asked how the order stands; only
 * of disputes nothing else is known.
 * @returns false when it is not from the vendor: nothing was done
 * @throws PaymentError when it is to be sent again
 */
export async function receiveNotice(
  ctx: Pick<Context, 'db' | 'payments'>,
  method: PaymentMethod,
  notice: { headers: IncomingHttpHeaders; body: Buffer },
): Promise<boolean> {
  const heard = await ctx.payments[method]?.hear(notice, AbortSignal.timeout(PATIENCE_MS))
  if (!heard) return false
  const { eventId, about, dispute } = heard
  const known = and(eq(paymentNotices.method, method), eq(paymentNotices.eventId, eventId))
  if (!about || (await ctx.db.$count(paymentNotices, known)) > 0) return true
  const row = await settleByName(ctx, method, about)
  if (dispute && !row && (await isAnyUndecided(ctx, method))) {
    throw new PaymentError('It is about a payment that is not booked yet, or not ours.')
  }
  if (row && dispute) await bookDispute(ctx.db, row.id, dispute)
  // Last: cut off before, it is sent again, and everything above may be repeated.
  await ctx.db.insert(paymentNotices).values({ method, eventId }).onConflictDoNothing()
  return true
}

/** Of a payment that is not booked yet the vendor's name for its money is not known, by which disputes name it. */
async function isAnyUndecided({ db }: Pick<Context, 'db'>, method: PaymentMethod) {
  const undecided = and(
    eq(purchases.method, method),
    isNotNull(purchases.orderId),
    isNull(purchases.captureId),
    isNotNull(purchases.nextCheckAt),
  )
  return (await db.$count(purchases, undecided)) > 0
}

/** Vendors send a notice again for a few days, not for a month. */
export async function forgetNotices({ db }: Pick<Context, 'db'>): Promise<void> {
  await db
    .delete(paymentNotices)
    .where(lt(paymentNotices.receivedAt, sql`now() - interval '30 days'`))
}
