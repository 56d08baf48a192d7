import { randomUUID } from 'node:crypto'
import { extname } from 'node:path'
import { inArray } from 'drizzle-orm'
import type { Transaction } from '#database/client.ts'
import {
  type AssetDetails,
  assets,
  discardedFiles,
  type StoredThumbnail,
} from '#database/schema/index.ts'
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

/** Makes a stored file an asset of the account. @returns the asset's id. */
export async function saveAsset(
  tx: Transaction,
  workspaceId: string,
  file: StoredFile,
): Promise<string> {
  const id = randomUUID()
  await tx.insert(assets).values({
    id,
    workspaceId,
    storageKey: file.storageKey,
    contentType: file.contentType,
    sizeBytes: file.sizeBytes,
    width: file.width ?? null,
    height: file.height ?? null,
    durationMs: file.durationMs ?? null,
    thumbnail: file.thumbnail ?? null,
    details: file.details ?? {},
  })
  await keepFiles(
    tx,
    [file, file.thumbnail, file.details?.sheet].flatMap((one) => one?.storageKey ?? []),
  )
  return id
}

/**
 * Takes stored files into use, in the transaction that writes what they belong to: they are swept no more.
 * @returns how many of them were not swept before.
 */
export async function keepFiles(tx: Transaction, storageKeys: string[]): Promise<number> {
  const kept = await tx
    .delete(discardedFiles)
    .where(inArray(discardedFiles.storageKey, storageKeys))
    .returning()
  return kept.length
}
