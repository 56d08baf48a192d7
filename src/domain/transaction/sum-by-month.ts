import { and, eq, sql } from 'drizzle-orm'
import type { MonthSum } from '#contract/transaction.ts'
import { generations, holds, transactions } from '#database/schema/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { HOLD_ID } from './list-transactions.ts'

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
