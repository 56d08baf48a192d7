import { and, eq, inArray, lte, not, type SQL, sql } from 'drizzle-orm'
import { isBackupUnderWay } from '#database/backup-lock.ts'
import type { Transaction } from '#database/client.ts'
import { assets, discardedFiles } from '#database/schema/index.ts'
import type { Context } from '../context.ts'
import type { AssetRow } from './assets.ts'

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

/** Gives files up; they go from storage soon after the transaction stands, whatever crashes meanwhile. */
export async function discardFiles(
  tx: Transaction,
  storageKeys: string[],
  dueAt: SQL = sql`now()`,
): Promise<void> {
  if (storageKeys.length === 0) return
  await tx.insert(discardedFiles).values(storageKeys.map((storageKey) => ({ storageKey, dueAt })))
}

/** Takes a stored file that belongs to nothing out of storage at once. */
export async function discardStoredFile(ctx: Context, storageKey: string): Promise<void> {
  await ctx.storage.delete([storageKey])
  await ctx.db.delete(discardedFiles).where(eq(discardedFiles.storageKey, storageKey))
}

const FILES_AT_ONCE = 500
/** Longer than storage takes to delete that many; a sweep that died half-way is done again after this. */
const SWEPT_WITHIN = sql`interval '10 minutes'`

/**
 * Deletes from storage what no asset needs any more. Files go first and their rows after them, so what a
 * crash leaves is found again; while a backup is being written, none go. @returns how many files went.
 */
export async function sweepDiscardedFiles(ctx: Context): Promise<number> {
  let swept = 0
  for (;;) {
    const count = await sweepSome(ctx)
    swept += count
    if (count < FILES_AT_ONCE) return swept
  }
}

async function sweepSome(ctx: Context): Promise<number> {
  const keys = await claimDue(ctx)
  if (keys.length === 0) return 0
  await ctx.storage.delete(keys)
  await ctx.db.delete(discardedFiles).where(inArray(discardedFiles.storageKey, keys))
  return keys.length
}

/** Puts the files off for everybody else: no transaction waits for the storage. */
async function claimDue({ db }: Context): Promise<string[]> {
  const due = db
    .select({ storageKey: discardedFiles.storageKey })
    .from(discardedFiles)
    .where(and(lte(discardedFiles.dueAt, sql`now()`), not(isBackupUnderWay)))
    .limit(FILES_AT_ONCE)
    .for('update', { skipLocked: true })
  const claimed = await db
    .update(discardedFiles)
    .set({ dueAt: sql`now() + ${SWEPT_WITHIN}` })
    .where(inArray(discardedFiles.storageKey, due))
    .returning()
  return claimed.map(({ storageKey }) => storageKey)
}
