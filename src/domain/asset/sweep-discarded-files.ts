import { inArray, lt, sql } from 'drizzle-orm'
import { discardedFiles } from '#database/schema/index.ts'
import type { Context } from '../context.ts'

const FILES_AT_ONCE = 500
/** Longer than any upload from `storeFile` to `saveAsset` takes. */
const KEPT_FOR = sql`interval '1 hour'`

/** Deletes from storage what no asset needs any more. @returns how many files went. */
export async function sweepDiscardedFiles(ctx: Context): Promise<number> {
  return await ctx.db.transaction(async (tx) => {
    const discarded = await tx
      .select()
      .from(discardedFiles)
      .where(lt(discardedFiles.createdAt, sql`now() - ${KEPT_FOR}`))
      .limit(FILES_AT_ONCE)
      .for('update', { skipLocked: true })
    if (discarded.length === 0) return 0
    const keys = discarded.map(({ storageKey }) => storageKey)
    await ctx.storage.delete(keys)
    await tx.delete(discardedFiles).where(inArray(discardedFiles.storageKey, keys))
    return keys.length
  })
}
