import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/client.ts'
import { credits, holds, transactions } from '#database/schema/index.ts'
import { announceCredits } from '../announce.ts'

/**
 * Turns a generation's hold into a transaction: what was set aside is spent. Belongs in the database
 * transaction that saves what was made. A generation that cost nothing has no hold and books nothing.
 */
export async function settleHold(
  tx: Transaction,
  generationId: string,
  description: string,
): Promise<void> {
  const [hold] = await tx
    .update(holds)
    .set({ state: 'settled', endedAt: sql`now()` })
    .where(and(eq(holds.generationId, generationId), eq(holds.state, 'open')))
    .returning()
  if (!hold) return
  await tx.insert(transactions).values({
    userId: hold.userId,
    description,
    amount: -hold.amount,
    cause: `hold:${hold.id}`,
  })
  await tx
    .update(credits)
    .set({
      amount: sql`${credits.amount} - ${hold.amount}`,
      held: sql`${credits.held} - ${hold.amount}`,
    })
    .where(eq(credits.userId, hold.userId))
  await announceCredits(tx, hold.userId)
}
