import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { visitorAttempts } from '#database/schema/index.ts'
import type { Limit } from './limit-attempts.ts'

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
