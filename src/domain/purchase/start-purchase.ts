import { and, eq, isNull, sql } from 'drizzle-orm'
import { billedCents, CREDIT_PACKAGES, type CreditPackage } from '#contract/packages.ts'
import type { PaymentMethod, Purchase, PurchaseState } from '#contract/purchase.ts'
import { tell } from '#contract/words/told.ts'
import { purchases } from '#database/schema/index.ts'
import type { PaymentProvider } from '#providers/payment/payment-provider.ts'
import { personOf } from '../actor.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { findPurchase, type PurchaseRow, paymentDown, presentPurchase, soon } from './purchases.ts'

const MONTHS_OF_A_YEAR = 12
/** Shorter than it is looked at: a page of the vendor's that takes money takes it by itself. */
const PAYABLE_FOR_MS = 5 * 3_600_000
/** The vendor of payments has this long; the purchase is written down before it is asked. */
const PATIENCE_MS = 15_000

/** What may be asked for again; the others have ended. */
const REPEATABLE: readonly PurchaseState[] = ['created', 'open', 'pending', 'paid']

type Start = { id: string; packageId: CreditPackage['id']; method: PaymentMethod }

/**
 * Writes a purchase down and has the vendor make an order of its price. Asked for again with the same id, it is the
 * same purchase and the same order; one that is paid is only shown.
 * @param publicUrl where the buyer comes back to.
 * @throws DomainError INVALID_INPUT, REFUSED_IN_THIS_STATE, PAYMENT_DOWN when the vendor does not answer, NOT_FOUND when
 * its workspace was deleted meanwhile
 */
export async function startPurchase(
  ctx: WorkspaceContext & { publicUrl: string },
  start: Start,
): Promise<{ purchase: Purchase; orderId: string; redirectUrl: string | null }> {
  const offer = CREDIT_PACKAGES.find(({ id }) => id === start.packageId)
  if (!offer) throw new DomainError('INVALID_INPUT', tell('package-invalid'))
  const provider = ctx.payments[start.method]
  if (!provider) throw new DomainError('REFUSED_IN_THIS_STATE', tell('payment-not-set-up'))
  const row = await writeDown(ctx, start, offer)
  if (row.orderId !== null && (row.state === 'paid' || row.state === 'pending')) {
    return { purchase: presentPurchase(row), orderId: row.orderId, redirectUrl: null }
  }
  const page = `${ctx.publicUrl}/dashboard/billing?purchase=${row.id}`
  const { orderId, redirectUrl } = await order(ctx, provider, row, page)
  const [opened] = await ctx.db
    .update(purchases)
    .set({
      // Given up meanwhile, it can be paid all the same.
      state: sql`case when ${purchases.state} = 'created' then 'open' else ${purchases.state} end`,
      orderId,
      ...(start.method !== 'test' && { nextCheckAt: soon('5 minutes') }),
    })
    .where(and(eq(purchases.id, row.id), isNull(purchases.orderId)))
    .returning()
  if (opened) return { purchase: presentPurchase(opened), orderId, redirectUrl }
  // Sent twice, it is open already. Gone with its workspace, it is not to be paid: nobody would find it.
  return { purchase: presentPurchase(await findPurchase(ctx, row.id)), orderId, redirectUrl }
}

async function order(
  ctx: WorkspaceContext,
  provider: PaymentProvider,
  { id, priceCents, credits, months, createdAt }: PurchaseRow,
  page: string,
) {
  const inAll = (credits * months).toLocaleString('en')
  const asked = {
    purchaseId: id,
    priceCents,
    description: months === 1 ? `${inAll} credits` : `${inAll} credits over ${months} months`,
    returnUrl: `${page}&payment=done`,
    cancelUrl: `${page}&payment=cancelled`,
    endsAt: new Date(createdAt.getTime() + PAYABLE_FOR_MS),
  }
  return await provider.open(asked, AbortSignal.timeout(PATIENCE_MS)).catch(paymentDown)
}

async function writeDown(
  ctx: WorkspaceContext,
  { id, packageId, method }: Start,
  offer: CreditPackage,
): Promise<PurchaseRow> {
  const asked = { workspaceId: ctx.workspaceId, packageId, method }
  const [written] = await ctx.db
    .insert(purchases)
    .values({
      id,
      ...asked,
      boughtBy: personOf(ctx.actor),
      credits: offer.credits,
      months: offer.period === 'annual' ? MONTHS_OF_A_YEAR : 1,
      priceCents: billedCents(offer),
      // Nobody but the buyer can say that a test is paid.
      nextCheckAt: method === 'test' ? null : soon('5 minutes'),
    })
    .onConflictDoNothing()
    .returning()
  if (written) return written
  const [known] = await ctx.db.select().from(purchases).where(eq(purchases.id, id))
  const isSame =
    known?.workspaceId === asked.workspaceId &&
    known.packageId === packageId &&
    known.method === method &&
    REPEATABLE.includes(known.state)
  if (!known || !isSame) {
    throw new DomainError('REFUSED_IN_THIS_STATE', tell('purchase-is-another'))
  }
  return known
}
