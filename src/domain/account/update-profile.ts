import { eq } from 'drizzle-orm'
import type { Account, ProfileChange } from '#contract/account.ts'
import { profiles, user } from '#database/schema/index.ts'
import { announceAccount } from '../announce.ts'
import { setAvatar } from '../avatar.ts'
import type { MemberContext } from '../context.ts'
import { getAccount } from './get-account.ts'

/**
 * Changes what the account shows of itself; what is left out stays.
 * @throws DomainError UNAUTHENTICATED when the account is gone.
 */
export async function updateProfile(ctx: MemberContext, change: ProfileChange): Promise<Account> {
  const { fullName, language, avatarUrl } = change
  await ctx.db.transaction(async (tx) => {
    await tx
      .update(profiles)
      .set({ fullName, language, updatedAt: new Date() })
      .where(eq(profiles.id, ctx.userId))
    // The sign-in library keeps a copy of the name.
    await tx
      .update(user)
      .set({ name: fullName, updatedAt: new Date() })
      .where(eq(user.id, ctx.userId))
    if (avatarUrl === null) await setAvatar(tx, ctx.userId, null)
    await announceAccount(tx, ctx.userId)
  })
  return await getAccount(ctx)
}
