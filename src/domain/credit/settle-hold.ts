import { and, eq, sql } from 'drizzle-orm'
import { LOW_CREDITS } from '#contract/limits.ts'
import type { Transaction } from '#database/client.ts'
import { credits, holds, transactions } from '#database/schema/index.ts'
import { announceCredits } from '../announce.ts'
import { addNotification } from '../notifications.ts'
import { managersOf } from '../workspace/index.ts'

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
    workspaceId: hold.workspaceId,
    kind: 'spend',
    description,
    amount: -hold.amount,
    cause: `hold:${hold.id}`,
  })
  const [account] = await tx
    .update(credits)
    .set({
      amount: sql`${credits.amount} - ${hold.amount}`,
      held: sql`${credits.held} - ${hold.amount}`,
    })
    .where(eq(credits.workspaceId, hold.workspaceId))
    .returning()
  await announceCredits(tx, hold.workspaceId)
  if (account) await warnOfLowCredits(tx, account, account.amount + hold.amount)
}

/** Once for each time that the amount falls below the limit, not again while it stays there. */
async function warnOfLowCredits(
  tx: Transaction,
  { workspaceId, amount }: { workspaceId: string; amount: number },
  amountBefore: number,
): Promise<void> {
  if (amount >= LOW_CREDITS || amountBefore < LOW_CREDITS) return
  for (const userId of await managersOf(tx, workspaceId)) {
    await addNotification(tx, { userId, workspaceId }, { kind: 'credits-low', available: amount })
  }
}
