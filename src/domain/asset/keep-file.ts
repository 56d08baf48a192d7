import { eq } from 'drizzle-orm'
import type { Transaction } from '#database/client.ts'
import { discardedFiles } from '#database/schema/index.ts'

/** Takes a stored file into use, in the transaction that writes what it belongs to: it is swept no more. */
export async function keepFile(tx: Transaction, storageKey: string): Promise<void> {
  await tx.delete(discardedFiles).where(eq(discardedFiles.storageKey, storageKey))
}
