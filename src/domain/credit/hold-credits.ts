import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/client.ts'
import { credits, holds } from '#database/schema/index.ts'
import { announceCredits } from '../announce.ts'
import { type Charge, requireAffordable } from './require-affordable.ts'

/**
 * Sets credits aside for one generation, in the transaction that starts it. The lock on the account's
 * row makes overspending impossible however many starts run at once.
 * @throws DomainError those of requireAffordable
 */
export async function holdCredits(
  tx: Transaction,
  generationId: string,
  charge: Charge,
): Promise<void> {
  await requireAffordable(tx, charge)
  const { userId, amount } = charge
  if (amount === 0) return
  await tx
    .update(credits)
    .set({ held: sql`${credits.held} + ${amount}` })
    .where(eq(credits.userId, userId))
  await tx.insert(holds).values({ userId, generationId, amount })
  await announceCredits(tx, userId)
}
