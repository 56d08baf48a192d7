import { and, eq, sql } from 'drizzle-orm'
import { generations } from '#database/schema/index.ts'
import type { Handle } from '#providers/vendor-work.ts'
import { announceGeneration } from '../../announce.ts'
import type { Context } from '../../context.ts'
import { acceptCall } from '../../vendor-call/index.ts'
import type { GenerationRow } from '../present-generation.ts'
import { thisAttemptMayBecome } from '../transitions.ts'
import { usualTime } from '../usual-time.ts'
import { askToStop } from './ask-to-stop.ts'
import { checkIfCalledBack } from './check-if-called-back.ts'
import { later } from './later.ts'

export type TakenJob = {
  handle: Handle
  expectedDurationMs?: number | undefined
  firstCheckMs: number
}

/**
 * running → waiting: a vendor has taken the work. Its handle is stored with the state, so that no crash can
 * come between. Ended meanwhile (cancelled, say), only the handle is noted and the vendor is told to stop. Said
 * again, it changes nothing.
 */
export async function awaitVendor(
  ctx: Context,
  generation: GenerationRow,
  { handle, expectedDurationMs, firstCheckMs }: TakenJob,
): Promise<boolean> {
  return await ctx.db.transaction(async (tx) => {
    const usualMs = await usualTime(tx, generation.kind, generation.provider ?? '')
    const [waiting] = await tx
      .update(generations)
      .set({
        state: 'waiting',
        handle,
        // What the vendor says is a guess; what others took is known.
        expectedDurationMs:
          usualMs(generation.request) ?? expectedDurationMs ?? generation.expectedDurationMs,
        nextCheckAt: later(firstCheckMs),
        workerId: null,
      })
      .where(thisAttemptMayBecome(generation, 'waiting'))
      .returning()
    if (waiting) {
      const callId = await acceptCall(tx, generation)
      if (callId) await checkIfCalledBack(tx, callId)
      await announceGeneration(tx, waiting)
      return true
    }
    const [left] = await tx
      .update(generations)
      .set({ handle, ...askToStop, nextCheckAt: sql`now()` })
      .where(and(eq(generations.id, generation.id), isAnother(handle)))
      .returning()
    if (left) await acceptCall(tx, generation)
    return false
  })
}

function isAnother(handle: Handle) {
  return sql`${generations.handle} is distinct from ${JSON.stringify(handle)}::jsonb`
}
