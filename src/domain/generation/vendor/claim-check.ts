import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { generations } from '#database/schema/index.ts'
import type { Context } from '../../context.ts'
import type { GenerationRow } from '../present-generation.ts'
import { workerIsGone } from '../../worker-lease.ts'

/** Any number; held for the moment in which somebody picks whom to ask about. */
const PICKING = 7_218_402

/** Moments are stored rounded to the millisecond; what is due now must not seem half of one away. */
const NOW_AS_STORED = sql`now()::timestamptz(3)`

/**
 * Takes the next generation whose vendor is to be asked, or to be told to stop, for this worker; null when
 * there is none. Of the clips of an account, one is taken every `spacingMs`, the one that was asked about longest ago.
 * It is this worker's until `putBackCheck`, an end, or the worker's death.
 */
export async function claimCheck(
  ctx: Context,
  workerId: string,
  spacingMs: number,
): Promise<GenerationRow | null> {
  return await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${PICKING})`)
    const [due] = await tx
      .select()
      .from(generations)
      .where(
        and(
          lte(generations.nextCheckAt, NOW_AS_STORED),
          or(isNull(generations.workerId), workerIsGone),
          sql`not (${generations.kind} = 'clip' and exists (select from generations other
            where other.workspace_id = generations.workspace_id and other.kind = 'clip'
            and other.last_checked_at > now() - ${spacingMs}::int * interval '1 millisecond'))`,
        ),
      )
      .orderBy(sql`${generations.lastCheckedAt} nulls first`, generations.nextCheckAt)
      .limit(1)
      .for('update', { skipLocked: true })
    if (!due) return null
    await tx
      .update(generations)
      .set({ workerId, lastCheckedAt: sql`now()` })
      .where(eq(generations.id, due.id))
    return { ...due, workerId }
  })
}
