import { and, asc, eq, lte, notInArray, sql } from 'drizzle-orm'
import type { Transaction } from '#database/client.ts'
import { purchases } from '#database/schema/index.ts'
import type { Context } from '../context.ts'
import { balancePurchase, bookGain } from '../credit/index.ts'
import { shareGivenBack } from '../plans.ts'
import { describePurchase, lockPurchase } from './purchases.ts'

/** Whether it was paid may be argued about: nothing is granted until that ends, and what was lost may still be won. */
const IS_DUE = and(
  lte(purchases.nextGrantAt, sql`now()`),
  sql`coalesce(${purchases.dispute}, 'won') = 'won'`,
)

/** Grants the months of annual packages that have begun, each once. @returns how many. */
export async function grantDueMonths({ db }: Pick<Context, 'db'>): Promise<number> {
  let granted = 0
  const failed: string[] = []
  for (;;) {
    const [next] = await db
      .select({ id: purchases.id })
      .from(purchases)
      .where(and(IS_DUE, notInArray(purchases.id, failed)))
      .orderBy(asc(purchases.nextGrantAt))
      .limit(1)
    if (!next) return granted
    try {
      if (await db.transaction((tx) => grantNext(tx, next.id))) granted += 1
    } catch (error) {
      // The others shall not wait for it.
      console.error(`Purchase ${next.id}: its month is not granted.`, error)
      failed.push(next.id)
    }
  }
}

/** @returns false when another worker has granted it meanwhile. */
async function grantNext(tx: Transaction, id: string): Promise<boolean> {
  const due = await lockPurchase(tx, id, IS_DUE)
  if (!due) return false
  const month = due.monthsGranted + 1
  const isLast = month >= due.months
  const isWorthless = shareGivenBack(due) === 1
  if (!isWorthless) {
    await bookGain(tx, {
      workspaceId: due.workspaceId,
      kind: 'grant',
      description: `${describePurchase(due)}, month ${month} of ${due.months}`,
      amount: due.credits,
      cause: `grant:purchase:${due.id}:${month}`,
    })
  }
  const [granted] = await tx
    .update(purchases)
    .set({ monthsGranted: month, nextGrantAt: isLast ? null : dayOfMonth(month) })
    .where(eq(purchases.id, due.id))
    .returning()
  // The month comes whole; the share of it whose money went back goes as that of the months before.
  if (granted && !isWorthless) await balancePurchase(tx, granted)
  return true
}

/** The same day of a later month, or its last where it has no such day. */
export function dayOfMonth(later: number) {
  return sql`paid_at + make_interval(months => ${later})`
}
