import { and, isNull, not, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { newsletterSubscriptions } from '#database/schema/index.ts'

/** True while the link that was mailed can still be used. */
export const isFresh: SQL = sql`${newsletterSubscriptions.requestedAt} > now() - interval '7 days'`

/** Deletes addresses whose owners did not want to be on the list. */
export async function forgetUnconfirmed(db: Database): Promise<void> {
  await db
    .delete(newsletterSubscriptions)
    .where(and(isNull(newsletterSubscriptions.confirmedAt), not(isFresh)))
}
