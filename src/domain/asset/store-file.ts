import { randomUUID } from 'node:crypto'
import { extname } from 'node:path'
import { type AssetDetails, discardedFiles, type StoredThumbnail } from '#database/schema/index.ts'
import type { Context } from '../context.ts'

export type MadeFile = {
  path: string
  contentType: string
  width?: number
  height?: number
  durationMs?: number
  details?: AssetDetails
  /** A small picture of it, as WebP. */
  thumbnailPath?: string
  /** The pages of a text card, as WebP. */
  sheetPath?: string
}

/** A file that lies in storage and belongs to nothing yet. */
export type StoredFile = MadeFile & {
  storageKey: string
  sizeBytes: number
  thumbnail?: StoredThumbnail
}

/**
 * Puts a file, its thumbnail and its sheet into storage. Until `keepFiles` takes them, they count as discarded: after a
 * crash in between they are swept away instead of lying there for ever.
 */
export async function storeFile(ctx: Context, folder: string, file: MadeFile): Promise<StoredFile> {
  const { path, contentType, thumbnailPath, sheetPath } = file
  const stored = { ...file, ...(await put(ctx, folder, path, contentType)) }
  return {
    ...stored,
    ...(thumbnailPath && {
      thumbnail: await put(ctx, 'thumbnails', thumbnailPath, 'image/webp'),
    }),
    ...(sheetPath && {
      details: { ...file.details, sheet: await put(ctx, 'sheets', sheetPath, 'image/webp') },
    }),
  }
}

async function put(ctx: Context, folder: string, path: string, contentType: string) {
  const storageKey = `${folder}/${randomUUID()}${extname(path)}`
  await ctx.db.insert(discardedFiles).values({ storageKey })
  const { sizeBytes } = await ctx.storage.putFile(storageKey, path, contentType)
  return { storageKey, sizeBytes }
}
