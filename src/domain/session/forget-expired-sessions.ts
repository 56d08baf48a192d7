import { lt, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { session } from '#database/schema/index.ts'

/** Deletes sessions that are over, and with them where and in what browser they were used. */
export async function forgetExpiredSessions(db: Database): Promise<void> {
  await db.delete(session).where(lt(session.expiresAt, sql`now()`))
}
