import { and, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { cutText } from '#contract/text.ts'
import type { Database, Transaction } from '#database/client.ts'
import { type VENDOR_CALL_STATES, vendorCalls, vendorKeys } from '#database/schema/index.ts'
import type { CallLimits, ProviderFacts } from '#providers/call-options.ts'
import type { Context } from '../context.ts'
import { workerIsGone } from '../worker-lease.ts'
import { FAILURES_MAX, type Health, noteHealth } from './key-health.ts'

/** Whom the call is for; a voice's sample is for nobody. */
export type CallSubject = {
  generation: { id: string; workspaceId: string; attempts: number } | null
  workerId: string
}

/** A call that may be sent now, or how long nobody may: the vendor is `full`, or given up for the time being. */
export type Room = { callId: string } | { full: true; waitMs: number } | { givenUp: true }

const MINUTE_MS = 60_000
/** Nobody knows when one of the calls under way will end. */
const LOOK_AGAIN_MS = 3000
/** While one call tries whether the vendor is back, the others stay away. */
const TRIAL_MS = 30_000

/** Writes a call down that is sent next, if the limits of its key leave room: they hold for all workers together. */
export async function openCall(
  ctx: Context,
  provider: ProviderFacts,
  subject: CallSubject,
): Promise<Room> {
  const limits = provider.limits ?? { key: provider.name }
  return await ctx.db.transaction(async (tx) => {
    await tx.insert(vendorKeys).values({ key: limits.key }).onConflictDoNothing()
    // Whoever opens a call waits for this row, so that two never see the same last place free.
    const [key] = await tx
      .select({
        pausedMs: msUntil(vendorKeys.pausedUntil),
        givenUpMs: msUntil(vendorKeys.givenUpUntil),
        failuresInARow: vendorKeys.failuresInARow,
      })
      .from(vendorKeys)
      .where(eq(vendorKeys.key, limits.key))
      .for('update')
    if (!key) throw new Error(`The key ${limits.key} has no row.`)
    if (key.givenUpMs > 0) return { givenUp: true }
    const waitMs = Math.max(key.pausedMs, await fullForMs(tx, limits))
    if (waitMs > 0) return { full: true, waitMs }
    if (key.failuresInARow >= FAILURES_MAX) {
      await tx
        .update(vendorKeys)
        .set({ givenUpUntil: sql`now() + ${TRIAL_MS}::int * interval '1 millisecond'` })
        .where(eq(vendorKeys.key, limits.key))
    }
    return { callId: await writeDown(tx, provider, limits, subject) }
  })
}

function msUntil(moment: typeof vendorKeys.pausedUntil | typeof vendorKeys.givenUpUntil) {
  return sql<number>`coalesce(greatest(0, extract(epoch from ${moment} - now()) * 1000), 0)::int`
}

/** 0 when there is room. What a worker sent that is gone takes none: nobody waits for it here. */
async function fullForMs(tx: Transaction, limits: CallLimits): Promise<number> {
  const { key, atOnce = Infinity, perMinute = Infinity } = limits
  const isLate = sql`${vendorCalls.sentAt} > now() - interval '1 minute'`
  const isUnderWay = and(
    isNull(vendorCalls.endedAt),
    or(eq(vendorCalls.state, 'accepted'), sql`not ${workerIsGone}`),
  )
  const [counted] = await tx
    .select({
      underWay: sql<number>`count(*) filter (where ${isUnderWay})::int`,
      lately: sql<number>`count(*) filter (where ${isLate})::int`,
      oldestMs: sql<number>`coalesce(extract(epoch from now() - min(${vendorCalls.sentAt})
        filter (where ${isLate})) * 1000, 0)::int`,
    })
    .from(vendorCalls)
    .where(and(eq(vendorCalls.limitsKey, key), or(isNull(vendorCalls.endedAt), isLate)))
  if (!counted) return 0
  const forOne = counted.underWay >= atOnce ? LOOK_AGAIN_MS : 0
  const forMinute = counted.lately >= perMinute ? MINUTE_MS - counted.oldestMs : 0
  return Math.max(forOne, forMinute)
}

async function writeDown(
  tx: Transaction,
  provider: ProviderFacts,
  limits: CallLimits,
  { generation, workerId }: CallSubject,
): Promise<string> {
  const [call] = await tx
    .insert(vendorCalls)
    .values({
      workspaceId: generation?.workspaceId ?? null,
      generationId: generation?.id ?? null,
      attempt: generation?.attempts ?? null,
      provider: provider.name,
      limitsKey: limits.key,
      workerId,
    })
    .returning({ id: vendorCalls.id })
  if (!call) throw new Error('The call was not written down.')
  return call.id
}

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
