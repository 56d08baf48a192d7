import { inArray } from 'drizzle-orm'
import type { Transaction } from '#database/client.ts'
import { discardedFiles } from '#database/schema/index.ts'

/** Takes stored files into use, in the transaction that writes what they belong to: they are swept no more. */
export async function keepFiles(tx: Transaction, storageKeys: string[]): Promise<void> {
  await tx.delete(discardedFiles).where(inArray(discardedFiles.storageKey, storageKeys))
}
