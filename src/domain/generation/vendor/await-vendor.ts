import { and, eq, sql } from 'drizzle-orm'
import { generations } from '#database/schema/index.ts'
import { announceGeneration } from '../../announce.ts'
import type { Context } from '../../context.ts'
import type { GenerationRow } from '../present-generation.ts'
import { thisAttemptMayBecome } from '../transitions.ts'
import { usualClipMs } from '../usual-clip-ms.ts'
import { askToStop } from './ask-to-stop.ts'
import { later } from './later.ts'

export type BegunJob = { vendorJobId: string; expectedDurationMs: number; firstCheckMs: number }

/**
 * running → waiting: a vendor has taken the work. Its id is stored with the state, so that no crash can
 * come between. Ended meanwhile (cancelled, say), only the id is noted and the vendor is told to stop. Said again,
 * it changes nothing.
 */
export async function awaitVendor(
  ctx: Context,
  generation: GenerationRow,
  { vendorJobId, expectedDurationMs, firstCheckMs }: BegunJob,
): Promise<boolean> {
  return await ctx.db.transaction(async (tx) => {
    const usualMs = await usualClipMs(tx, generation.provider ?? '')
    const [waiting] = await tx
      .update(generations)
      .set({
        state: 'waiting',
        vendorJobId,
        // What the vendor says is a guess; what its clips took is known.
        expectedDurationMs: usualMs(Number(generation.request['durationMs'])) ?? expectedDurationMs,
        nextCheckAt: later(firstCheckMs),
        workerId: null,
      })
      .where(thisAttemptMayBecome(generation, 'waiting'))
      .returning()
    if (waiting) {
      await announceGeneration(tx, waiting)
      return true
    }
    await tx
      .update(generations)
      .set({ vendorJobId, ...askToStop, nextCheckAt: sql`now()` })
      .where(and(eq(generations.id, generation.id), isDistinct(vendorJobId)))
    return false
  })
}

function isDistinct(vendorJobId: string) {
  return sql`${generations.vendorJobId} is distinct from ${vendorJobId}`
}
