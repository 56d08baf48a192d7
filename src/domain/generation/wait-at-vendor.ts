import { and, eq, sql } from 'drizzle-orm'
import { generations } from '#database/schema/index.ts'
import type { Handle } from '#providers/vendor-work.ts'
import { announceGeneration } from '../announce.ts'
import type { Context } from '../context.ts'
import { acceptCall, lastCallOf } from '../vendor-call/index.ts'
import { checkIfCalledBack, later } from './check-at-vendor.ts'
import { type GenerationRow, usualTime } from './read.ts'
import { thisAttemptMayBecome } from './states.ts'

type TakenJob = {
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

/** Set with an end that the vendor does not know of yet: the next worker that looks tells it to stop. */
export const askToStop = {
  nextCheckAt: sql`case when ${generations.handle} is not null then now() end`,
  workerId: null,
}
