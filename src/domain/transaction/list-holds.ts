import { and, eq, sql } from 'drizzle-orm'
import type { Hold } from '#contract/transaction.ts'
import { generations, holds, storyboards } from '#database/schema/index.ts'
import type { WorkspaceContext } from '../context.ts'

/** What a workspace's credits are held for, the oldest first; all of one kind in a storyboard is one line. */
export async function listHolds({ db, workspaceId }: WorkspaceContext): Promise<Hold[]> {
  const since = sql<Date>`min(${holds.createdAt})`.mapWith(holds.createdAt)
  const rows = await db
    .select({
      // Any of them: it only tells the lines apart.
      id: sql<string>`min(${holds.id}::text)`,
      kind: generations.kind,
      count: sql<number>`count(*)::integer`,
      amount: sql<number>`sum(${holds.amount})::integer`,
      storyboardId: storyboards.id,
      title: storyboards.title,
      since,
    })
    .from(holds)
    .innerJoin(generations, eq(generations.id, holds.generationId))
    .leftJoin(storyboards, eq(storyboards.id, generations.storyboardId))
    .where(and(eq(holds.workspaceId, workspaceId), eq(holds.state, 'open')))
    .groupBy(generations.kind, storyboards.id)
    .orderBy(since)
  return rows.map(({ storyboardId, title, ...hold }) => ({
    ...hold,
    storyboard: storyboardId ? { id: storyboardId, title: title ?? '' } : null,
  }))
}
