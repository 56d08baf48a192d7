import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { profiles } from '#database/schema/index.ts'

/** Whether an admin keeps somebody out. */
export async function isSuspended(db: Database, userId: string): Promise<boolean> {
  const suspended = and(eq(profiles.id, userId), isNotNull(profiles.suspendedAt))
  return (await db.$count(profiles, suspended)) > 0
}
