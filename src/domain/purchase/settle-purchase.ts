import type { IncomingHttpHeaders } from 'node:http'
import { and, asc, eq, gt, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { PAYMENT_METHODS, type PaymentMethod, type Purchase } from '#contract/purchase.ts'
import { tell } from '#contract/words/told.ts'
import { paymentNotices, purchases } from '#database/schema/index.ts'
import { PaymentError, type PaymentProvider } from '#providers/payment/payment-provider.ts'
import type { Context, WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { bookDispute, bookStanding, OPEN_FOR } from './book-standing.ts'
import {
  findPurchase,
  isNobodys,
  type PurchaseRow,
  paymentDown,
  presentPurchase,
  soon,
} from './purchases.ts'
import { giveBackWrongMoney } from './wrong-money.ts'

const PATIENCE_MS = 45_000

/**
 * Captures what the buyer approved and grants its credits. The browser calls it, the vendor's notice and the search
 * for closed tabs: whoever comes first grants, the others change nothing.
 * @throws DomainError NOT_FOUND, PAYMENT_DOWN when it is not known yet how it stands
 */
export async function finishPurchase(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Purchase> {
  const row = await findPurchase(ctx, id)
  const settled = await settlePurchase(ctx, row, { isBuyerThere: true }).catch(paymentDown)
  return presentPurchase(settled)
}

/** @throws PaymentError when the vendor does not say how it stands */
async function settlePurchase(
  ctx: Pick<Context, 'db' | 'payments'>,
  row: PurchaseRow,
  { isBuyerThere = false } = {},
): Promise<PurchaseRow> {
  const { orderId, method, attempt, failure } = row
  // Nothing was ordered, so nothing was paid.
  if (orderId === null) return await bookStanding(ctx.db, row.id, { state: 'open' })
  const provider: PaymentProvider | undefined = ctx.payments[method]
  if (!provider) throw new PaymentError(`${method} is not set up any more.`)
  const signal = AbortSignal.timeout(PATIENCE_MS)
  // What is pending was captured already; of what has failed the buyer was told, and may have bought anew. What was
  // declined waits for them to approve it another way.
  const isUnwanted =
    row.state === 'failed' ||
    (failure?.code === 'payment-declined' && !isBuyerThere) ||
    (row.state !== 'pending' && (await isNobodys(ctx.db, row.workspaceId)))
  const order = { purchaseId: row.id, orderId, attempt, isUnwanted }
  const standing = await provider.settle(order, signal)
  return await bookStanding(ctx.db, row.id, standing)
}

/**
 * Gives up a purchase. What the buyer approved all the same, in another window, is still captured or noticed: money
 * that came is never without its credits.
 * @throws DomainError NOT_FOUND, REFUSED_IN_THIS_STATE when it is paid
 */
export async function cancelPurchase(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Purchase> {
  const row = await findPurchase(ctx, id)
  if (row.state === 'paid' || row.state === 'pending') {
    throw new DomainError('REFUSED_IN_THIS_STATE', tell('purchase-is-paid'))
  }
  return presentPurchase(await bookStanding(ctx.db, id, { state: 'cancelled' }))
}

/** Settles it whichever name the vendor has for it; null: it is not one of ours. */
async function settleByName(
  ctx: Pick<Context, 'db' | 'payments'>,
  method: (typeof PAYMENT_METHODS)[number],
  about: { orderId: string } | { captureId: string } | { purchaseId: string },
): Promise<PurchaseRow | null> {
  const isIt = and(eq(purchases.method, method), named(about))
  const [row] = await ctx.db.select().from(purchases).where(isIt)
  return row ? await settlePurchase(ctx, row) : null
}

function named(about: { orderId: string } | { captureId: string } | { purchaseId: string }) {
  if ('orderId' in about) return eq(purchases.orderId, about.orderId)
  if ('captureId' in about) return eq(purchases.captureId, about.captureId)
  return eq(purchases.id, about.purchaseId)
}

const NOTICE_PATIENCE_MS = 20_000

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
  const heard = await ctx.payments[method]?.hear(notice, AbortSignal.timeout(NOTICE_PATIENCE_MS))
  if (!heard) return false
  const { eventId, about, dispute, at } = heard
  const known = and(eq(paymentNotices.method, method), eq(paymentNotices.eventId, eventId))
  if (!about || (await ctx.db.$count(paymentNotices, known)) > 0) return true
  const row = await settleByName(ctx, method, about)
  if (dispute && !row && (await mayBeUndecided(ctx, method, at))) {
    throw new PaymentError('It is about a payment that is not booked yet, or not ours.')
  }
  if (row && dispute) await bookDispute(ctx.db, row.id, dispute)
  // Last: cut off before, it is sent again, and everything above may be repeated.
  await ctx.db.insert(paymentNotices).values({ method, eventId }).onConflictDoNothing()
  return true
}

/** Clocks differ. */
const SKEW_MS = 60_000

/**
 * Of a payment that is not booked yet the vendor's name for its money is not known, by which disputes name it. One that
 * was begun after the dispute, or could be paid no more long before it, is none of them: else a dispute of others
 * would be told again for as long as anybody buys.
 */
async function mayBeUndecided(
  { db }: Pick<Context, 'db'>,
  method: PaymentMethod,
  disputedAt: Date,
): Promise<boolean> {
  const isYoung = gt(purchases.createdAt, sql`now() - ${sql.raw(OPEN_FOR)} - interval '10 minutes'`)
  // A bank may take days, as many as vendors tell of anything.
  const isPending = and(
    eq(purchases.state, 'pending'),
    gt(purchases.createdAt, sql`now() - interval '3 days'`),
  )
  const undecided = and(
    eq(purchases.method, method),
    isNotNull(purchases.orderId),
    isNull(purchases.captureId),
    isNotNull(purchases.nextCheckAt),
    lt(purchases.createdAt, new Date(disputedAt.getTime() + SKEW_MS)),
    or(isYoung, isPending),
  )
  return (await db.$count(purchases, undecided)) > 0
}

/** Vendors send a notice again for a few days, not for a month. */
export async function forgetNotices({ db }: Pick<Context, 'db'>): Promise<void> {
  await db
    .delete(paymentNotices)
    .where(lt(paymentNotices.receivedAt, sql`now() - interval '30 days'`))
}

/**
 * Asks about purchases whose buyer has closed the tab, and about those that a vendor is still looking at.
 * @returns how many were asked about.
 */
export async function recoverPurchases(ctx: Pick<Context, 'db' | 'payments'>): Promise<number> {
  let asked = 0
  for (let row = await takeNext(ctx); row; row = await takeNext(ctx)) {
    asked += 1
    await settleAlone(ctx, row).catch((error: unknown) => {
      // It is asked about again later; the others shall not wait for it.
      const why = error instanceof PaymentError ? error.message : error
      console.error(`Purchase ${row?.id}:`, why)
    })
  }
  return asked
}

/** Nobody else is at it: what came instead of the price goes back, once. */
async function settleAlone(ctx: Pick<Context, 'db' | 'payments'>, row: PurchaseRow): Promise<void> {
  const settled = await settlePurchase(ctx, row)
  if (await giveBackWrongMoney(ctx, settled)) await settlePurchase(ctx, settled)
}

/** Moved on first, so that no two workers ask about one, and a crash leaves it for later. */
async function takeNext({ db }: Pick<Context, 'db'>): Promise<PurchaseRow | undefined> {
  return await db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(purchases)
      .where(lte(purchases.nextCheckAt, sql`now()`))
      .orderBy(asc(purchases.nextCheckAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!due) return undefined
    await tx
      .update(purchases)
      .set({ nextCheckAt: soon('5 minutes') })
      .where(and(eq(purchases.id, due.id)))
    return due
  })
}
