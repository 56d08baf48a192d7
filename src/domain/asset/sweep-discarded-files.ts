import { inArray, lte, sql } from 'drizzle-orm'
import { discardedFiles } from '#database/schema/index.ts'
import type { Context } from '../context.ts'

const FILES_AT_ONCE = 500

/**
 * Deletes from storage what no asset needs any more. Files go first and their rows after them, so what a
 * crash leaves is found again. @returns how many files went.
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
  return await ctx.db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(discardedFiles)
      .where(lte(discardedFiles.dueAt, sql`now()`))
      .limit(FILES_AT_ONCE)
      .for('update', { skipLocked: true })
    if (due.length === 0) return 0
    const keys = due.map(({ storageKey }) => storageKey)
    await ctx.storage.delete(keys)
    await tx.delete(discardedFiles).where(inArray(discardedFiles.storageKey, keys))
    return keys.length
  })
}
