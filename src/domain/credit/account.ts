import { and, eq, gte, inArray, or, sql } from 'drizzle-orm'
import type { SpendingCap } from '#contract/spending.ts'
import type { Database, Transaction } from '#database/client.ts'
import { credits, generations, holds, workspaces } from '#database/schema/index.ts'
import { announceCredits } from '../announce.ts'
import type { WorkspaceContext } from '../context.ts'

/**
 * Locks the credits of a workspace for a booking, and before them its row against being removed: whoever removes a
 * workspace takes them in this order, and every booking will point at that row.
 * @returns undefined when the workspace is gone.
 */
export async function lockAccount(
  tx: Transaction,
  workspaceId: string,
): Promise<typeof credits.$inferSelect | undefined> {
  await tx
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
    .for('key share')
  const [account] = await tx
    .select()
    .from(credits)
    .where(eq(credits.workspaceId, workspaceId))
    .for('update')
  return account
}

const SUM = { credits: sql<number>`coalesce(sum(${holds.amount}), 0)::int` }

/** Credits charged to the account in this calendar month (UTC), and all that are held now. */
export async function readSpendingOfMonth(
  db: Database | Transaction,
  workspaceId: string,
): Promise<number> {
  const startOfMonth = sql`date_trunc('month', now(), 'UTC')`
  const isSettledNow = and(eq(holds.state, 'settled'), gte(holds.endedAt, startOfMonth))
  const [sum] = await db
    .select(SUM)
    .from(holds)
    .where(and(eq(holds.workspaceId, workspaceId), or(eq(holds.state, 'open'), isSettledNow)))
  return sum?.credits ?? 0
}

/** Credits charged to the account since it was made, and all that are held now. */
export async function readSpendingInAll(tx: Transaction, workspaceId: string): Promise<number> {
  const [sum] = await tx
    .select(SUM)
    .from(holds)
    .where(and(eq(holds.workspaceId, workspaceId), inArray(holds.state, ['open', 'settled'])))
  return sum?.credits ?? 0
}

/** Credits charged for a storyboard since it was asked for, its writing included, and held for it now. */
export async function readSpendingOfStoryboard(
  db: Database | Transaction,
  storyboardId: string,
): Promise<number> {
  const [sum] = await db
    .select(SUM)
    .from(holds)
    .innerJoin(generations, eq(generations.id, holds.generationId))
    .where(
      and(eq(generations.storyboardId, storyboardId), inArray(holds.state, ['open', 'settled'])),
    )
  return sum?.credits ?? 0
}

/**
 * Sets the most that the workspace may spend in a calendar month (UTC), or takes it away with null. A cap
 * below what is spent already stops every new start; what is under way goes on.
 */
export async function capSpending(
  ctx: WorkspaceContext,
  { cap }: { cap: SpendingCap },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await tx
      .update(credits)
      .set({ monthlyCap: cap })
      .where(eq(credits.workspaceId, ctx.workspaceId))
    await announceCredits(tx, ctx.workspaceId)
  })
}
