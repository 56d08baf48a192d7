import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { visitorAttempts } from '#database/schema/index.ts'
import { DomainError } from './domain-error.ts'

export type Limit = {
  /** What is tried; each action is counted by itself. */
  action: string
  /** Who tries it: an address, or a network of them. */
  network: string
  max: number
  windowS: number
}

/**
 * Counts one attempt, in the database, so that any number of servers count together. A window begins with
 * the first attempt and ends `windowS` later.
 * @throws DomainError TOO_MANY_REQUESTS with the seconds until the window ends
 */
export async function limitAttempts(db: Database, limit: Limit): Promise<void> {
  const { action, network, max, windowS } = limit
  const { count, windowStartedAt } = visitorAttempts
  const isOver = sql`${windowStartedAt} <= now() - ${windowS} * interval '1 second'`
  const [attempts] = await db
    .insert(visitorAttempts)
    .values({ key: `${action}/${network}`, count: 1, windowStartedAt: sql`now()` })
    .onConflictDoUpdate({
      target: visitorAttempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${count} + 1 end`,
        windowStartedAt: sql`case when ${isOver} then now() else ${windowStartedAt} end`,
      },
    })
    .returning({
      count,
      // By the clock: a transaction's own time may lie before the window that another began while it waited.
      retryAfterS: sql<number>`ceil(extract(epoch from ${windowStartedAt} - clock_timestamp()) + ${windowS})::int`,
    })
  if (!attempts || attempts.count <= max) return
  const { retryAfterS } = attempts
  throw new DomainError('TOO_MANY_REQUESTS', undefined, { retryAfterS })
}

/** Counts an attempt no more: it turned out to be none of those that are limited. */
export async function giveBackAttempt(
  db: Database,
  { action, network }: Pick<Limit, 'action' | 'network'>,
): Promise<void> {
  const { key, count } = visitorAttempts
  await db
    .update(visitorAttempts)
    .set({ count: sql`${count} - 1` })
    .where(and(eq(key, `${action}/${network}`), gt(count, 0)))
}

/** Longer than any window. */
const KEPT_FOR = sql`interval '1 day'`

/** Deletes counts, and with them network addresses, that no limit needs any more. */
export async function forgetAttempts(db: Database): Promise<void> {
  await db
    .delete(visitorAttempts)
    .where(lt(visitorAttempts.windowStartedAt, sql`now() - ${KEPT_FOR}`))
}
