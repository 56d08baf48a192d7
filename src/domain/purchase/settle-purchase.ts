import { eq } from 'drizzle-orm'
import { PAYMENT_METHODS, type Purchase } from '#contract/purchase.ts'
import { tell } from '#contract/words/told.ts'
import { purchases } from '#database/schema/index.ts'
import { type PaymentProvider, PaymentError } from '#providers/payment/payment-provider.ts'
import type { Context, WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { bookStanding } from './book-standing.ts'
import { paymentDown } from './payment-down.ts'
import { findPurchase, isNobodys, presentPurchase, type PurchaseRow } from './purchase-row.ts'

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
  const settled = await settlePurchase(ctx, row).catch(paymentDown)
  return presentPurchase(settled)
}

/** @throws PaymentError when the vendor does not say how it stands */
export async function settlePurchase(
  ctx: Pick<Context, 'db' | 'payments'>,
  row: PurchaseRow,
): Promise<PurchaseRow> {
  const { orderId, method, attempt } = row
  // Nothing was ordered, so nothing was paid.
  if (orderId === null) return await bookStanding(ctx.db, row.id, { state: 'open' })
  const provider: PaymentProvider | undefined = ctx.payments[method]
  if (!provider) throw new PaymentError(`${method} is not set up any more.`)
  const signal = AbortSignal.timeout(PATIENCE_MS)
  // What is pending was captured already; of what has failed the buyer was told, and may have bought anew.
  const isUnwanted =
    row.state === 'failed' ||
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
export async function settleByName(
  ctx: Pick<Context, 'db' | 'payments'>,
  method: (typeof PAYMENT_METHODS)[number],
  about: { orderId: string } | { captureId: string } | { purchaseId: string },
): Promise<PurchaseRow | null> {
  const [row] = await ctx.db.select().from(purchases).where(named(about))
  return row?.method === method ? await settlePurchase(ctx, row) : null
}

function named(about: { orderId: string } | { captureId: string } | { purchaseId: string }) {
  if ('orderId' in about) return eq(purchases.orderId, about.orderId)
  if ('captureId' in about) return eq(purchases.captureId, about.captureId)
  return eq(purchases.id, about.purchaseId)
}
