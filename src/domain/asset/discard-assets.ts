import { inArray } from 'drizzle-orm'
import type { Transaction } from '#database/client.ts'
import { assets } from '#database/schema/index.ts'
import { discardFiles } from './discard-files.ts'

/** Takes assets out of the account, and their files out of storage. */
export async function discardAssets(tx: Transaction, assetIds: string[]): Promise<void> {
  if (assetIds.length === 0) return
  const gone = await tx.delete(assets).where(inArray(assets.id, assetIds)).returning()
  await discardFiles(
    tx,
    gone.flatMap((asset) =>
      [asset, asset.thumbnail, asset.details.sheet].flatMap((file) => file?.storageKey ?? []),
    ),
  )
}
