import { and, eq } from 'drizzle-orm'
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
  await ctx.db
    .update(generations)
    .set({ workerId: null, nextCheckAt: againInMs === null ? null : later(againInMs) })
    .where(and(eq(generations.id, id), eq(generations.state, state)))
}
