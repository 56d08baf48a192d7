import { lt, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { visitorAttempts } from '#database/schema/index.ts'

/** Longer than any window. */
const KEPT_FOR = sql`interval '1 day'`

/** Deletes counts, and with them network addresses, that no limit needs any more. */
export async function forgetAttempts(db: Database): Promise<void> {
  await db
    .delete(visitorAttempts)
    .where(lt(visitorAttempts.windowStartedAt, sql`now() - ${KEPT_FOR}`))
}
