import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/client.ts'
import { generations } from '#database/schema/index.ts'
import { announceGeneration } from '../announce.ts'
import type { Context } from '../context.ts'
import type { GenerationRow } from './present-generation.ts'
import { mayBecome } from './transitions.ts'
import { usualTime } from './usual-time.ts'

/**
 * Takes a queued generation for this worker. Of any number that try, one gets it; null for the others,
 * and for one that was cancelled or has ended.
 */
export async function claimGeneration(
  ctx: Context,
  generationId: string,
  workerId: string,
): Promise<GenerationRow | null> {
  return await ctx.db.transaction(async (tx) => {
    const [claimed] = await tx
      .update(generations)
      .set({
        state: 'running',
        workerId,
        progress: 0,
        attempts: sql`${generations.attempts} + 1`,
        startedAt: sql`now()`,
      })
      .where(and(eq(generations.id, generationId), mayBecome('running')))
      .returning()
    if (!claimed) return null
    const begun = await withUsualTime(tx, claimed)
    await announceGeneration(tx, begun)
    return begun
  })
}

/** Others have ended since it was queued, and its size is known now. */
async function withUsualTime(tx: Transaction, claimed: GenerationRow): Promise<GenerationRow> {
  if (!claimed.provider) return claimed
  const usualMs = await usualTime(tx, claimed.kind, claimed.provider)
  const expectedDurationMs = usualMs(claimed.request)
  if (expectedDurationMs === null) return claimed
  const [timed] = await tx
    .update(generations)
    .set({ expectedDurationMs })
    .where(eq(generations.id, claimed.id))
    .returning()
  return timed ?? claimed
}
