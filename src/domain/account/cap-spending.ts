import { eq } from 'drizzle-orm'
import type { Account } from '#contract/account.ts'
import type { SpendingCap } from '#contract/spending.ts'
import { credits } from '#database/schema/index.ts'
import { announceCredits } from '../announce.ts'
import type { MemberContext } from '../context.ts'
import { getAccount } from './get-account.ts'

/**
 * Sets the most that the workspace may spend in a calendar month (UTC), or takes it away with null. A cap
 * below what is spent already stops every new start; what is under way goes on.
 * @throws DomainError UNAUTHENTICATED when the account is gone.
 */
export async function capSpending(
  ctx: MemberContext,
  { cap }: { cap: SpendingCap },
): Promise<Account> {
  await ctx.db.transaction(async (tx) => {
    await tx
      .update(credits)
      .set({ monthlyCap: cap })
      .where(eq(credits.workspaceId, ctx.workspaceId))
    await announceCredits(tx, ctx.workspaceId)
  })
  return await getAccount(ctx)
}
