import { fillIn } from '#contract/fill-in.ts'
import { and, eq, gte, sql } from 'drizzle-orm'
import type { Transaction } from '#database/client.ts'
import { credits, holds } from '#database/schema/index.ts'
import { announceCredits } from '../announce.ts'
import { DomainError } from '../domain-error.ts'

/**
 * Sets credits aside for one generation, in the transaction that starts it. The condition on the row
 * makes overspending impossible however many starts run at once.
 * @throws DomainError NOT_ENOUGH_CREDITS
 */
export async function holdCredits(
  tx: Transaction,
  userId: string,
  generationId: string,
  amount: number,
): Promise<void> {
  if (amount === 0) return
  const [held] = await tx
    .update(credits)
    .set({ held: sql`${credits.held} + ${amount}` })
    .where(and(eq(credits.userId, userId), gte(sql`${credits.amount} - ${credits.held}`, amount)))
    .returning()
  if (!held) throw await notEnough(tx, userId, amount)
  await tx.insert(holds).values({ userId, generationId, amount })
  await announceCredits(tx, userId)
}

async function notEnough(tx: Transaction, userId: string, needed: number): Promise<DomainError> {
  const [account] = await tx.select().from(credits).where(eq(credits.userId, userId))
  const available = account ? account.amount - account.held : 0
  return new DomainError(
    'NOT_ENOUGH_CREDITS',
    fillIn(
      /*i18n*/ 'Not enough credits. This operation requires {needed} credits, you only have {available}.',
      { needed, available },
    ),
    { needed, available },
  )
}
