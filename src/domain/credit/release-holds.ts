import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#database/client.ts'
import { credits, holds } from '#database/schema/index.ts'
import { announceCredits } from '../announce.ts'
import { lockAccount } from './lock-account.ts'
import { payDebts } from './take-back.ts'

/** Gives back what was set aside for generations that delivered nothing. */
export async function releaseHolds(tx: Transaction, generationIds: string[]): Promise<void> {
  const released = await tx
    .update(holds)
    .set({ state: 'released', endedAt: sql`now()` })
    .where(and(inArray(holds.generationId, generationIds), eq(holds.state, 'open')))
    .returning()
  for (const [workspaceId, ofUser] of Map.groupBy(released, (hold) => hold.workspaceId)) {
    const amount = ofUser.reduce((sum, hold) => sum + hold.amount, 0)
    await lockAccount(tx, workspaceId)
    await tx
      .update(credits)
      .set({ held: sql`${credits.held} - ${amount}` })
      .where(eq(credits.workspaceId, workspaceId))
    // Money may have gone back while they were held.
    await payDebts(tx, workspaceId)
    await announceCredits(tx, workspaceId)
  }
}
