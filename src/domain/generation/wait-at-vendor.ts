import { and, eq, exists, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Generation } from '#contract/generation.ts'
import type { Transaction } from '#database/client.ts'
import { generations, receivedWebhooks, vendorCalls } from '#database/schema/index.ts'
import type { Handle } from '#providers/vendor-work.ts'
import { announceGeneration } from '../announce.ts'
import type { Context, WorkspaceContext } from '../context.ts'
import { acceptCall, lastCallOf } from '../vendor-call/index.ts'
import { workerIsGone } from '../worker-lease.ts'
import { findGeneration, type GenerationRow, presentGeneration, usualTime } from './read.ts'
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

/** The vendor has the work after all; from here on it is asked about by its handle, or stopped if nobody wants it now. */
export async function noteFound(
  ctx: Context,
  generation: GenerationRow,
  handle: Handle,
  costMicroUsd: number | undefined,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const hasEnded = inArray(generations.state, ['failed', 'cancelled'])
    const nextCheckAt = sql`case when ${hasEnded} then now() else ${generations.nextCheckAt} end`
    await tx
      .update(generations)
      .set({ handle, nextCheckAt })
      .where(eq(generations.id, generation.id))
    await acceptCall(tx, generation, costMicroUsd)
  })
}

/** Set with an end that the vendor does not know of yet: the next worker that looks tells it to stop. */
export const askToStop = {
  nextCheckAt: sql`case when ${generations.handle} is not null then now() end`,
  workerId: null,
}

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

/**
 * Makes a generation due that waits for what this call began, once its vendor has called back. That may come before
 * the vendor's answer was stored, so it is asked for again then: whichever of the two comes second sees the first.
 */
export async function checkIfCalledBack(tx: Transaction, callId: string): Promise<void> {
  const { id, attempts, state } = generations
  const [found] = await tx
    .select({ id })
    .from(generations)
    .innerJoin(vendorCalls, eq(vendorCalls.generationId, id))
    .where(and(eq(vendorCalls.id, callId), eq(vendorCalls.attempt, attempts)))
    .for('update', { of: generations })
  if (!found) return
  const called = tx
    .select({ id: receivedWebhooks.callId })
    .from(receivedWebhooks)
    .where(eq(receivedWebhooks.callId, callId))
  await tx
    .update(generations)
    .set({ nextCheckAt: sql`now()` })
    .where(and(eq(id, found.id), eq(state, 'waiting'), exists(called)))
}

/** So many ms from now by the database's clock, the only one that all workers share. */
export function later(ms: number): SQL<Date> {
  return sql`now() + ${ms}::int * interval '1 millisecond'`
}
