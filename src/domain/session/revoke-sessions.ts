import { tell } from '#contract/words/told.ts'
import { and, eq, ne } from 'drizzle-orm'
import type { Database, Transaction } from '#database/client.ts'
import { session } from '#database/schema/index.ts'
import type { AccountContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'

/**
 * Signs one of the account's own sessions out. A trigger ends its event streams.
 * @throws DomainError NOT_FOUND
 */
export async function revokeSession(ctx: AccountContext, id: string): Promise<void> {
  const revoked = await ctx.db
    .delete(session)
    .where(and(eq(session.id, id), eq(session.userId, ctx.userId)))
    .returning({ id: session.id })
  if (revoked.length === 0) {
    throw new DomainError('NOT_FOUND', tell('session-not-found'))
  }
}

/** @param currentId null: none of them stays. */
export async function revokeOtherSessions(
  ctx: { db: Database | Transaction; userId: string },
  currentId: string | null,
): Promise<void> {
  await ctx.db
    .delete(session)
    .where(and(eq(session.userId, ctx.userId), ne(session.id, currentId ?? '')))
}

export async function revokeAllSessions(ctx: AccountContext): Promise<void> {
  await ctx.db.delete(session).where(eq(session.userId, ctx.userId))
}
