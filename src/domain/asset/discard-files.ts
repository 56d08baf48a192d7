import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database/client.ts'
import { discardedFiles } from '#database/schema/index.ts'

/** Gives files up; they go from storage soon after the transaction stands, whatever crashes meanwhile. */
export async function discardFiles(
  tx: Transaction,
  storageKeys: string[],
  dueAt: SQL = sql`now()`,
): Promise<void> {
  if (storageKeys.length === 0) return
  await tx.insert(discardedFiles).values(storageKeys.map((storageKey) => ({ storageKey, dueAt })))
}
