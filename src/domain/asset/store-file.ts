import { randomUUID } from 'node:crypto'
import { extname } from 'node:path'
import { type AssetDetails, discardedFiles } from '#database/schema/index.ts'
import type { Context } from '../context.ts'

export type MadeFile = {
  path: string
  contentType: string
  width?: number
  height?: number
  durationMs?: number
  details?: AssetDetails
}

/** A file that lies in storage and belongs to nothing yet. */
export type StoredFile = MadeFile & { storageKey: string; sizeBytes: number }

/**
 * Puts a file into storage. Until `keepFile` takes it, it counts as discarded: after a crash in between it
 * is swept away instead of lying there for ever.
 */
export async function storeFile(ctx: Context, folder: string, file: MadeFile): Promise<StoredFile> {
  const storageKey = `${folder}/${randomUUID()}${extname(file.path)}`
  await ctx.db.insert(discardedFiles).values({ storageKey })
  const { sizeBytes } = await ctx.storage.putFile(storageKey, file.path, file.contentType)
  return { ...file, storageKey, sizeBytes }
}
