import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { GenerationKind } from '#contract/generation.ts'
import type { Database, Transaction } from '#database/client.ts'
import { generations, vendorCalls, vendorKeys } from '#database/schema/index.ts'

/** After so many calls in a row that a vendor did not serve, it is given up for a while. */
export const FAILURES_MAX = 5
const GIVE_UP_S = 60
/** One question that gets no answer is nothing to tell people about. */
const SILENT_S = 60
const GIVE_UP_MAX_S = 15 * 60

/** What a call showed of its vendor: it serves; it asks for a pause; it does not serve. */
export type Health = 'serves' | { pauseMs: number } | 'fails'

/** Notes it. Each failure after the last allowed one doubles the time for which nobody calls. */
export async function noteHealth(tx: Transaction, key: string, health: Health): Promise<void> {
  await tx.update(vendorKeys).set(changeBy(health)).where(eq(vendorKeys.key, key))
}

function changeBy(health: Health) {
  if (health === 'serves') return { failuresInARow: 0, givenUpUntil: null, silentSince: null }
  if (health === 'fails') {
    const { failuresInARow } = vendorKeys
    const beyond = sql`least(${failuresInARow} + 1 - ${FAILURES_MAX}::int, 10)`
    return {
      failuresInARow: sql`${failuresInARow} + 1`,
      givenUpUntil: sql`case when ${failuresInARow} + 1 >= ${FAILURES_MAX}::int then now() +
        least(${GIVE_UP_S}::int * 2 ^ ${beyond}, ${GIVE_UP_MAX_S}::int) * interval '1 second' end`,
    }
  }
  const until = sql`now() + ${Math.ceil(health.pauseMs)}::int * interval '1 millisecond'`
  // It answers, so nobody has to try whether it is back.
  return {
    pausedUntil: sql`greatest(${vendorKeys.pausedUntil}, ${until})`,
    givenUpUntil: null,
  }
}

/** Notes whether a vendor answered a question about work that it has. */
export async function noteQuestion(db: Database, key: string, isAnswered: boolean): Promise<void> {
  if (isAnswered) {
    const wasSilent = and(eq(vendorKeys.key, key), isNotNull(vendorKeys.silentSince))
    await db.update(vendorKeys).set({ silentSince: null }).where(wasSilent)
    return
  }
  await db
    .insert(vendorKeys)
    .values({ key, silentSince: sql`now()` })
    .onConflictDoUpdate({
      target: vendorKeys.key,
      set: { silentSince: sql`coalesce(${vendorKeys.silentSince}, now())` },
    })
}

export type Silence = { kind: GenerationKind; provider: string; since: Date }

/**
 * Which vendors have answered no question about work of the workspace that waits there, for a minute or longer. What
 * they did before that work was sent is past: nothing asks them while nothing waits.
 */
export async function findSilences(db: Database, workspaceId: string): Promise<Silence[]> {
  const { silentSince } = vendorKeys
  const since = sql`greatest(${silentSince}, min(${vendorCalls.sentAt}))`
  return await db
    .select({
      kind: generations.kind,
      provider: vendorCalls.provider,
      since: since.mapWith(silentSince),
    })
    .from(generations)
    .innerJoin(vendorCalls, eq(vendorCalls.generationId, generations.id))
    .innerJoin(vendorKeys, eq(vendorKeys.key, vendorCalls.limitsKey))
    .where(
      and(
        eq(generations.workspaceId, workspaceId),
        eq(generations.state, 'waiting'),
        isNotNull(silentSince),
      ),
    )
    .groupBy(generations.kind, vendorCalls.provider, silentSince)
    .having(sql`${since} <= now() - ${SILENT_S}::int * interval '1 second'`)
}

export type Failing = { calls: number; since: Date; why: string | null }

/** How many calls in a row a key's vendor has not served, since when, and what it said of the last; null: it serves. */
export async function findFailing(db: Database, key: string): Promise<Failing | null> {
  const [found] = await db.select().from(vendorKeys).where(eq(vendorKeys.key, key))
  if (!found || found.failuresInARow < FAILURES_MAX) return null
  const ofKey = eq(vendorCalls.limitsKey, key)
  const hasFailed = inArray(vendorCalls.state, ['refused', 'unknown'])
  const lastServed = db
    .select({ sentAt: sql`coalesce(max(${vendorCalls.sentAt}), '-infinity')` })
    .from(vendorCalls)
    .where(and(ofKey, inArray(vendorCalls.state, ['accepted', 'delivered'])))
  const failures = await db
    .select({ sentAt: vendorCalls.sentAt, reason: vendorCalls.reason })
    .from(vendorCalls)
    .where(and(ofKey, hasFailed, sql`${vendorCalls.sentAt} > (${lastServed})`))
    .orderBy(vendorCalls.sentAt)
  return {
    calls: found.failuresInARow,
    since: failures[0]?.sentAt ?? new Date(),
    why: failures.at(-1)?.reason ?? null,
  }
}
