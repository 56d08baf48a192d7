import { and, eq, sql } from 'drizzle-orm'
import { generations } from '#database/schema/index.ts'
import type { Context } from '../../context.ts'
import type { GenerationRow } from '../present-generation.ts'
import { later } from './later.ts'

/**
 * Gives a claimed check back: the vendor is asked again in so many ms, or never when `null`. A row whose
 * state has changed since is left as whoever changed it wants it.
 */
export async function putBackCheck(
  ctx: Context,
  { id, state }: GenerationRow,
  againInMs: number | null,
): Promise<void> {
  const { nextCheckAt, lastCheckedAt } = generations
  await ctx.db
    .update(generations)
    .set({
      workerId: null,
      nextCheckAt:
        againInMs === null
          ? null
          : // The vendor called back while it was being asked.
            sql`case when ${nextCheckAt} > ${lastCheckedAt} then ${nextCheckAt} else ${later(againInMs)} end`,
    })
    .where(and(eq(generations.id, id), eq(generations.state, state)))
}
