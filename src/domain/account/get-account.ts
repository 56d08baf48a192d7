import { and, eq, isNotNull } from 'drizzle-orm'
import type { Account } from '#contract/account.ts'
import { authAccount, credits, profiles, user } from '#database/schema/index.ts'
import type { AccountContext, MemberContext } from '../context.ts'
import { readSpendingOfMonth } from '../credit/index.ts'
import { DomainError } from '../domain-error.ts'
import { readWorkspace } from '../workspace/index.ts'

/** @throws DomainError UNAUTHENTICATED when the account is gone. */
export async function getAccount(ctx: MemberContext): Promise<Account> {
  const [row] = await ctx.db
    .select()
    .from(user)
    .innerJoin(profiles, eq(profiles.id, user.id))
    .innerJoin(credits, eq(credits.workspaceId, ctx.workspaceId))
    .where(eq(user.id, ctx.userId))
  if (!row) throw new DomainError('UNAUTHENTICATED')
  const { amount, held, monthlyCap } = row.credits
  const { actor, workspaceId } = ctx
  const workspace = await readWorkspace(ctx.db, ctx, workspaceId)
  return {
    id: row.user.id,
    email: row.user.email,
    emailVerified: row.user.emailVerified,
    hasPassword: await hasPassword(ctx),
    fullName: row.profiles.fullName,
    avatarUrl: row.profiles.avatarUrl,
    role: row.profiles.role,
    language: row.profiles.language,
    credits: { available: amount - held, held },
    deleteAfter: row.profiles.deleteAfter,
    spending: { cap: monthlyCap, spent: await readSpendingOfMonth(ctx.db, workspaceId) },
    // Who only looks on may less than the member.
    workspace: { ...workspace, role: 'role' in actor ? actor.role : workspace.role },
  }
}

async function hasPassword(ctx: AccountContext): Promise<boolean> {
  const ofAccount = eq(authAccount.userId, ctx.userId)
  return (await ctx.db.$count(authAccount, and(ofAccount, isNotNull(authAccount.password)))) > 0
}
