import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/client.ts'
import { credits, transactions } from '#database/schema/index.ts'
import { announceCredits } from '../announce.ts'
import { lockAccount, payDebts } from '../credit/index.ts'

type Gain = Pick<
  typeof transactions.$inferInsert,
  'workspaceId' | 'kind' | 'description' | 'amount' | 'cause'
>

/** Books credits that were paid for, and pays with them what is owed. @throws when their cause was booked before */
export async function bookGain(tx: Transaction, gain: Gain): Promise<void> {
  const ofAccount = eq(credits.workspaceId, gain.workspaceId)
  await lockAccount(tx, gain.workspaceId)
  await tx.insert(transactions).values(gain)
  await tx
    .update(credits)
    .set({ amount: sql`${credits.amount} + ${gain.amount}` })
    .where(ofAccount)
  await payDebts(tx, gain.workspaceId)
  await announceCredits(tx, gain.workspaceId)
}
