import { and, eq, exists, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { Generation } from '#contract/generation.ts'
import type { Transaction } from '#database/client.ts'
import { generations, receivedWebhooks, vendorCalls } from '#database/schema/index.ts'
import type { Context, WorkspaceContext } from '../context.ts'
import { workerIsGone } from '../worker-lease.ts'
import { findGeneration, type GenerationRow, presentGeneration } from './read.ts'

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
