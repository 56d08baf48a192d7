import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Generation } from '#contract/generation.ts'
import { generations } from '#database/schema/index.ts'
import type { WorkspaceContext } from '../../context.ts'
import { findGeneration } from '../get-generation.ts'
import { presentGeneration } from '../present-generation.ts'

/**
 * Makes a waiting generation due, so that its vendor is asked now instead of at the next turn. However often
 * this is called, `claimCheck` leaves its time between two questions of an account.
 * @throws DomainError NOT_FOUND
 */
export async function checkGeneration(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Generation> {
  const found = await findGeneration(ctx, id)
  const isWaiting = and(eq(generations.state, 'waiting'), isNull(generations.workerId))
  await ctx.db
    .update(generations)
    .set({ nextCheckAt: sql`least(${generations.nextCheckAt}, now())` })
    .where(and(eq(generations.id, id), isWaiting))
  return presentGeneration(found)
}
