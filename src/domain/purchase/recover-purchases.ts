import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { purchases } from '#database/schema/index.ts'
import { PaymentError } from '#providers/payment/payment-provider.ts'
import type { Context } from '../context.ts'
import type { PurchaseRow } from './purchase-row.ts'
import { settlePurchase } from './settle-purchase.ts'
import { soon } from './soon.ts'

/**
 * Asks about purchases whose buyer has closed the tab, and about those that a vendor is still looking at.
 * @returns how many were asked about.
 */
export async function recoverPurchases(ctx: Pick<Context, 'db' | 'payments'>): Promise<number> {
  let asked = 0
  for (let row = await takeNext(ctx); row; row = await takeNext(ctx)) {
    asked += 1
    await settlePurchase(ctx, row).catch((error: unknown) => {
      // It is asked about again later; the others shall not wait for it.
      const why = error instanceof PaymentError ? error.message : error
      console.error(`Purchase ${row?.id}:`, why)
    })
  }
  return asked
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
