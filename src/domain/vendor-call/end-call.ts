import { and, desc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { cutText } from '#contract/text.ts'
import type { Database, Transaction } from '#database/client.ts'
import { type VENDOR_CALL_STATES, vendorCalls } from '#database/schema/index.ts'
import type { Context } from '../context.ts'
import { workerIsGone } from '../worker-lease.ts'
import { type Health, noteHealth } from './key-health.ts'

type State = (typeof VENDOR_CALL_STATES)[number]

export type CallEnd = {
  state: Exclude<State, 'sent' | 'accepted'>
  reason?: string | undefined
  costMicroUsd?: number | undefined
  /** Absent: it says nothing of the vendor. */
  health?: Health
}

const REASON_MAX_CHARACTERS = 500
const NEVER_HAD = 'The vendor does not know this call.'
/** Longer than any call may take. */
const LOST_AFTER_S = 30 * 60

/** How a call that was sent ended. Said of one that has ended already, it changes nothing. */
export async function endCall(ctx: Context, id: string, end: CallEnd): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [ended] = await tx
      .update(vendorCalls)
      .set({
        state: end.state,
        reason: end.reason ? cutText(end.reason.replaceAll('\0', ''), REASON_MAX_CHARACTERS) : null,
        costMicroUsd: end.costMicroUsd ?? null,
        endedAt: sql`now()`,
      })
      .where(and(eq(vendorCalls.id, id), eq(vendorCalls.state, 'sent')))
      .returning()
    if (ended && end.health) await noteHealth(tx, ended.limitsKey, end.health)
  })
}

/**
 * The call with which a generation's attempt ends: the vendor works on it, and takes room until `endCallsOf`.
 * @returns its id; null when nothing was written down.
 */
export async function acceptCall(
  tx: Transaction,
  generation: { id: string; attempts: number },
  costMicroUsd?: number,
): Promise<string | null> {
  const [last] = await lastCall(tx, generation)
  if (!last) return null
  await tx
    .update(vendorCalls)
    .set({ state: 'accepted', endedAt: null, ...(costMicroUsd !== undefined && { costMicroUsd }) })
    .where(eq(vendorCalls.id, last.id))
  return last.id
}

/** What came of a job that the vendor had taken. */
export async function endCallsOf(
  db: Database | Transaction,
  generationIds: string[],
  state: 'delivered' | 'failed' | 'unknown',
): Promise<void> {
  await db
    .update(vendorCalls)
    .set({ state, endedAt: sql`now()` })
    .where(
      and(
        inArray(vendorCalls.generationId, generationIds),
        eq(vendorCalls.state, 'accepted'),
        isNull(vendorCalls.endedAt),
      ),
    )
}

/** The last of an attempt's calls that may have done something, whatever was refused after it; none: whoever repeats it is billed once. */
export async function lastCallOf(
  { db }: { db: Database | Transaction },
  generation: { id: string; attempts: number },
): Promise<{ id: string; state: State; sentAt: Date } | null> {
  const [last] = await lastCall(db, generation, ne(vendorCalls.state, 'refused'))
  return last ?? null
}

async function lastCall(
  db: Database | Transaction,
  generation: { id: string; attempts: number },
  which?: SQL,
) {
  const { id, state, sentAt } = vendorCalls
  return await db
    .select({ id, state, sentAt })
    .from(vendorCalls)
    .where(
      and(
        eq(vendorCalls.generationId, generation.id),
        eq(vendorCalls.attempt, generation.attempts),
        which,
      ),
    )
    .orderBy(desc(vendorCalls.sentAt))
    .limit(1)
}

/** Nobody will ever say how these ended: their worker is gone, or lost the database as it wanted to. */
export async function closeLostCalls(ctx: Context): Promise<void> {
  const isOld = sql`${vendorCalls.sentAt} < now() - ${LOST_AFTER_S}::int * interval '1 second'`
  await ctx.db
    .update(vendorCalls)
    .set({ state: 'unknown', endedAt: sql`now()` })
    .where(and(eq(vendorCalls.state, 'sent'), sql`(${workerIsGone} or ${isOld})`))
}

/** What the vendor says in the end of a call that nobody knew about: it served it. */
export async function noteLookedUp(
  ctx: Context,
  id: string,
  costMicroUsd: number | undefined,
): Promise<void> {
  await ctx.db
    .update(vendorCalls)
    .set({ state: 'delivered', endedAt: sql`now()`, costMicroUsd: costMicroUsd ?? null })
    .where(eq(vendorCalls.id, id))
}

/**
 * The vendor knows nothing of a call, so it may be sent again.
 * @returns how many calls of its generation that was said of.
 */
export async function noteNeverHad(
  ctx: Context,
  { callId, generationId }: { callId: string; generationId: string },
): Promise<number> {
  await ctx.db
    .update(vendorCalls)
    .set({ state: 'refused', reason: NEVER_HAD, endedAt: sql`now()` })
    .where(eq(vendorCalls.id, callId))
  return await countNeverHad(ctx, generationId)
}

/** How many calls of a generation its vendor knows nothing of. */
export async function countNeverHad(ctx: Context, generationId: string): Promise<number> {
  const { generationId: of, reason } = vendorCalls
  return await ctx.db.$count(vendorCalls, and(eq(of, generationId), eq(reason, NEVER_HAD)))
}
