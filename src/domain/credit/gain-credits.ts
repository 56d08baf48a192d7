import { eq, sql } from 'drizzle-orm'
import { CREDITS_MAX } from '#contract/limits.ts'
import { tell } from '#contract/words/told.ts'
import type { Database, Transaction } from '#database/client.ts'
import { credits, transactions } from '#database/schema/index.ts'
import { announceCredits } from '../announce.ts'
import { DomainError } from '../domain-error.ts'
import { lockAccount } from './account.ts'
import { payDebts } from './take-back.ts'

/**
 * Adds credits to an account, once for each cause: a second call with the same cause changes nothing.
 * @returns whether credits were added.
 * @throws DomainError INVALID_INPUT, NOT_FOUND
 */
export async function grantCredits(
  db: Database | Transaction,
  grant: {
    workspaceId: string
    amount: number
    description: string
    cause: string
    givenBy?: string
  },
): Promise<boolean> {
  if (!Number.isSafeInteger(grant.amount) || grant.amount <= 0) {
    throw new DomainError('INVALID_INPUT', tell('grant-too-small'))
  }
  if (grant.amount > CREDITS_MAX) throw tooMany()
  return await db.transaction(async (tx) => {
    const account = await lockAccount(tx, grant.workspaceId)
    if (!account) throw new DomainError('NOT_FOUND', tell('account-not-found'))
    const [booked] = await tx
      .insert(transactions)
      .values({ ...grant, kind: 'grant' })
      .onConflictDoNothing()
      .returning()
    if (!booked) return false
    if (account.amount + grant.amount > CREDITS_MAX) throw tooMany()
    await tx
      .update(credits)
      .set({ amount: sql`${credits.amount} + ${grant.amount}` })
      .where(eq(credits.workspaceId, grant.workspaceId))
    await payDebts(tx, grant.workspaceId)
    await announceCredits(tx, grant.workspaceId)
    return true
  })
}

function tooMany(): DomainError {
  const words = tell('grant-too-large', {
    most: CREDITS_MAX,
  })
  return new DomainError('INVALID_INPUT', words)
}

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
