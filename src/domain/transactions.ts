import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Hold, LedgerKind, MonthSum, Transaction } from '#contract/transaction.ts'
import { generations, holds, storyboards, transactions } from '#database/schema/index.ts'
import type { WorkspaceContext } from './context.ts'
import { afterCursor, cutPage, type Page, type PageRequest } from './page.ts'

/** What was spent names its hold; see `settleHold`. */
const HOLD_ID = sql`case when ${transactions.kind} = 'spend' then substr(${transactions.cause}, 6)::uuid end`

type Wish = PageRequest & {
  kind?: LedgerKind | undefined
  month?: string | undefined
  storyboardId?: string | undefined
}

/** How a workspace's credits moved, the newest first. @throws DomainError INVALID_INPUT */
export async function listTransactions(
  { db, workspaceId }: WorkspaceContext,
  { cursor, limit, ...wish }: Wish,
): Promise<Page<Transaction>> {
  const after = cursor && afterCursor(cursor, transactions.createdAt, transactions.id)
  const found = await db
    .select({
      transaction: transactions,
      storyboardId: storyboards.id,
      title: storyboards.title,
    })
    .from(transactions)
    .leftJoin(holds, eq(holds.id, HOLD_ID))
    .leftJoin(generations, eq(generations.id, holds.generationId))
    .leftJoin(storyboards, eq(storyboards.id, generations.storyboardId))
    .where(
      and(eq(transactions.workspaceId, workspaceId), ...wishedFor(wish), ...(after ? [after] : [])),
    )
    .orderBy(desc(transactions.createdAt), desc(transactions.id))
    .limit(limit + 1)
  const { rows, nextCursor } = cutPage(found, limit, ({ transaction: { createdAt, id } }) => ({
    at: createdAt,
    id,
  }))
  const items = rows.map(({ transaction, storyboardId, title }) => {
    const { id, kind, description, amount, createdAt } = transaction
    const storyboard = storyboardId ? { id: storyboardId, title: title ?? '' } : null
    return { id, kind, description, amount, storyboard, createdAt }
  })
  return { items, nextCursor }
}

function wishedFor({ kind, month, storyboardId }: Omit<Wish, keyof PageRequest>): SQL[] {
  const first = sql`${`${month}-01`}::timestamp at time zone 'UTC'`
  const ofMonth = sql`${transactions.createdAt} >= ${first}
    and ${transactions.createdAt} < (${`${month}-01`}::timestamp + interval '1 month') at time zone 'UTC'`
  return [
    ...(kind ? [eq(transactions.kind, kind)] : []),
    ...(month ? [ofMonth] : []),
    ...(storyboardId ? [eq(generations.storyboardId, storyboardId)] : []),
  ]
}

/**
 * The sums of the last twelve calendar months (UTC), this one included, by kind, and what was spent by what it was
 * for; months without any are left out.
 */
export async function sumByMonth({ db, workspaceId }: WorkspaceContext): Promise<MonthSum[]> {
  const month = sql<string>`to_char(${transactions.createdAt} at time zone 'UTC', 'YYYY-MM')`
  return await db
    .select({
      month,
      kind: transactions.kind,
      spentFor: generations.kind,
      amount: sql<number>`sum(${transactions.amount})::integer`,
    })
    .from(transactions)
    .leftJoin(holds, eq(holds.id, HOLD_ID))
    .leftJoin(generations, eq(generations.id, holds.generationId))
    .where(
      and(
        eq(transactions.workspaceId, workspaceId),
        sql`${transactions.createdAt} >= date_trunc('month', now(), 'UTC') - interval '11 months'`,
      ),
    )
    .groupBy(month, transactions.kind, generations.kind)
    .orderBy(month, transactions.kind, generations.kind)
}

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
