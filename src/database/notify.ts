import { sql } from 'drizzle-orm'
import type { Database, Transaction } from './client.ts'

export const CHANNEL = 'reelwright_changes'

/**
 * Tells every listening server, when and only when the transaction commits.
 * PostgreSQL limits a payload to 8,000 bytes: send what changed, not its content.
 */
export async function notify(db: Database | Transaction, ...payloads: object[]): Promise<void> {
  const texts = payloads.map((payload) => JSON.stringify(payload))
  await db.execute(
    sql`select pg_notify(${CHANNEL}, payload) from unnest(${sql.param(texts)}::text[]) as payload`,
  )
}
