import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Transaction } from '#database/client.ts'
import { vendorCalls, vendorKeys } from '#database/schema/index.ts'
import type { CallLimits, ProviderFacts } from '#providers/call-options.ts'
import type { Context } from '../context.ts'
import { workerIsGone } from '../worker-lease.ts'
import { FAILURES_MAX } from './key-health.ts'

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
