import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/client.ts'
import { credits, holds } from '#database/schema/index.ts'
import { announceCredits } from '../announce.ts'
import { type Charge, requireAffordable } from './require-affordable.ts'

/**
 * Sets credits aside for each of the generations that one click starts, in the transaction that starts them: for
 * all of them, or for none. The lock on the account's row makes overspending impossible however many starts run
 * at once.
 * @throws DomainError those of requireAffordable
 */
export async function holdCredits(
  tx: Transaction,
  charge: Omit<Charge, 'amount'>,
  generations: { id: string; price: number }[],
): Promise<void> {
  const amount = generations.reduce((sum, { price }) => sum + price, 0)
  await requireAffordable(tx, { ...charge, amount })
  if (amount === 0) return
  const { workspaceId } = charge
  await tx
    .update(credits)
    .set({ held: sql`${credits.held} + ${amount}` })
    .where(eq(credits.workspaceId, workspaceId))
  const priced = generations.filter(({ price }) => price > 0)
  await tx
    .insert(holds)
    .values(priced.map(({ id, price }) => ({ workspaceId, generationId: id, amount: price })))
  await announceCredits(tx, workspaceId)
}
