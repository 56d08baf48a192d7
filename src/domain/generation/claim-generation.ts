import { and, eq, sql } from 'drizzle-orm'
import { generations } from '#database/schema/index.ts'
import { announceGeneration } from '../announce.ts'
import type { Context } from '../context.ts'
import type { GenerationRow } from './present-generation.ts'
import { mayBecome } from './transitions.ts'

/**
 * Takes a queued generation for this worker. Of any number that try, one gets it; null for the others,
 * and for one that was cancelled or has ended.
 */
export async function claimGeneration(
  ctx: Context,
  generationId: string,
  workerId: string,
  provider: string | null,
): Promise<GenerationRow | null> {
  return await ctx.db.transaction(async (tx) => {
    const [claimed] = await tx
      .update(generations)
      .set({
        state: 'running',
        workerId,
        provider,
        progress: 0,
        attempts: sql`${generations.attempts} + 1`,
        startedAt: sql`now()`,
      })
      .where(and(eq(generations.id, generationId), mayBecome('running')))
      .returning()
    if (!claimed) return null
    await announceGeneration(tx, claimed)
    return claimed
  })
}
