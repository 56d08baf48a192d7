import { inArray, type SQL } from 'drizzle-orm'
import type { Transaction } from '#database/client.ts'
import { assets } from '#database/schema/index.ts'
import { discardFiles } from './discard-files.ts'
import type { AssetRow } from './present-asset.ts'

/**
 * Takes assets out of the account, and their files out of storage.
 * @param dueAt when the files go; at once by default.
 */
export async function discardAssets(
  tx: Transaction,
  assetIds: string[],
  dueAt?: SQL,
): Promise<void> {
  if (assetIds.length === 0) return
  const gone = await tx.delete(assets).where(inArray(assets.id, assetIds)).returning()
  await discardFiles(tx, gone.flatMap(storageKeysOf), dueAt)
}

/** Every file of an asset. */
export function storageKeysOf(
  asset: Pick<AssetRow, 'storageKey' | 'thumbnail' | 'details'>,
): string[] {
  const { thumbnail, details } = asset
  return [asset, thumbnail, details.sheet].flatMap((file) => file?.storageKey ?? [])
}
