import { eq } from 'drizzle-orm'
import { discardedFiles } from '#database/schema/index.ts'
import type { Context } from '../context.ts'

/** Takes a stored file that belongs to nothing out of storage at once. */
export async function discardStoredFile(ctx: Context, storageKey: string): Promise<void> {
  await ctx.storage.delete([storageKey])
  await ctx.db.delete(discardedFiles).where(eq(discardedFiles.storageKey, storageKey))
}
