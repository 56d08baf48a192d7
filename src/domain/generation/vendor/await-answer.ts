import { eq } from 'drizzle-orm'
import { generations } from '#database/schema/index.ts'
import type { Handle } from '#providers/vendor-work.ts'
import { announceGeneration } from '../../announce.ts'
import type { Context } from '../../context.ts'
import { acceptCall, lastCallOf } from '../../vendor-call/index.ts'
import type { GenerationRow } from '../present-generation.ts'
import { thisAttemptMayBecome } from '../transitions.ts'
import { checkIfCalledBack } from './check-if-called-back.ts'
import { later } from './later.ts'

/**
 * running → waiting: a call was sent and no answer came. Nobody sends it again; the vendor is asked what became
 * of it, by whoever has time.
 * @returns false when the generation had ended meanwhile.
 */
export async function awaitAnswer(
  ctx: Context,
  generation: GenerationRow,
  firstCheckMs: number,
): Promise<boolean> {
  return await ctx.db.transaction(async (tx) => {
    const [waiting] = await tx
      .update(generations)
      .set({ state: 'waiting', nextCheckAt: later(firstCheckMs), workerId: null })
      .where(thisAttemptMayBecome(generation, 'waiting'))
      .returning()
    if (!waiting) return false
    const call = await lastCallOf({ db: tx }, generation)
    if (call) await checkIfCalledBack(tx, call.id)
    await announceGeneration(tx, waiting)
    return true
  })
}

/** The vendor has the work after all; from here on it is asked about by its handle. */
export async function noteFound(
  ctx: Context,
  generation: GenerationRow,
  handle: Handle,
  costMicroUsd: number | undefined,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await tx.update(generations).set({ handle }).where(eq(generations.id, generation.id))
    await acceptCall(tx, generation, costMicroUsd)
  })
}
