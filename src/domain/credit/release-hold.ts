import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/client.ts'
import { credits, holds } from '#database/schema/index.ts'
import { announceCredits } from '../announce.ts'

/** Gives back what was set aside for a generation that delivered nothing. */
export async function releaseHold(tx: Transaction, generationId: string): Promise<void> {
  const [hold] = await tx
    .update(holds)
    .set({ state: 'released', endedAt: sql`now()` })
    .where(and(eq(holds.generationId, generationId), eq(holds.state, 'open')))
    .returning()
  if (!hold) return
  await tx
    .update(credits)
    .set({ held: sql`${credits.held} - ${hold.amount}` })
    .where(eq(credits.userId, hold.userId))
  await announceCredits(tx, hold.userId)
}
