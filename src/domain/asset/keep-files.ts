import { inArray } from 'drizzle-orm'
import type { Transaction } from '#database/client.ts'
import { discardedFiles } from '#database/schema/index.ts'

/**
 * Takes stored files into use, in the transaction that writes what they belong to: they are swept no more.
 * @returns how many of them were not swept before.
 */
export async function keepFiles(tx: Transaction, storageKeys: string[]): Promise<number> {
  const kept = await tx
    .delete(discardedFiles)
    .where(inArray(discardedFiles.storageKey, storageKeys))
    .returning()
  return kept.length
}
