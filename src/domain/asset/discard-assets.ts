import { inArray } from 'drizzle-orm'
import type { Transaction } from '#database/client.ts'
import { assets, discardedFiles } from '#database/schema/index.ts'

/** Takes assets out of the account; their files go once the transaction stands. */
export async function discardAssets(tx: Transaction, assetIds: string[]): Promise<void> {
  if (assetIds.length === 0) return
  const gone = await tx.delete(assets).where(inArray(assets.id, assetIds)).returning()
  await tx.insert(discardedFiles).values(gone.map(({ storageKey }) => ({ storageKey })))
}
