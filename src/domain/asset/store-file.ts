import { randomUUID } from 'node:crypto'
import { extname } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Transaction } from '#database/client.ts'
import { type AssetDetails, assets, discardedFiles } from '#database/schema/index.ts'
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
 * Puts a file into storage. Until `saveAsset` takes it, it counts as discarded: after a crash in between
 * it is swept away instead of lying there for ever.
 */
export async function storeFile(ctx: Context, folder: string, file: MadeFile): Promise<StoredFile> {
  const storageKey = `${folder}/${randomUUID()}${extname(file.path)}`
  await ctx.db.insert(discardedFiles).values({ storageKey })
  const { sizeBytes } = await ctx.storage.putFile(storageKey, file.path, file.contentType)
  return { ...file, storageKey, sizeBytes }
}

/** Makes a stored file an asset of the account. @returns the asset's id. */
export async function saveAsset(
  tx: Transaction,
  userId: string,
  file: StoredFile,
): Promise<string> {
  const id = randomUUID()
  await tx.insert(assets).values({
    id,
    userId,
    storageKey: file.storageKey,
    contentType: file.contentType,
    sizeBytes: file.sizeBytes,
    width: file.width ?? null,
    height: file.height ?? null,
    durationMs: file.durationMs ?? null,
    details: file.details ?? {},
  })
  await tx.delete(discardedFiles).where(eq(discardedFiles.storageKey, file.storageKey))
  return id
}
