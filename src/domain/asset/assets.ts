import { randomUUID } from 'node:crypto'
import { extname } from 'node:path'
import { and, eq, inArray, like } from 'drizzle-orm'
import type { Asset } from '#contract/asset.ts'
import type { Database, Transaction } from '#database/client.ts'
import {
  type AssetDetails,
  assets,
  discardedFiles,
  type StoredThumbnail,
} from '#database/schema/index.ts'
import type { Context, WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'

/** @throws DomainError NOT_FOUND also when it is somebody else's. */
export async function findAsset(ctx: WorkspaceContext, id: string): Promise<AssetRow> {
  const [asset] = await ctx.db
    .select()
    .from(assets)
    .where(and(eq(assets.id, id), eq(assets.workspaceId, ctx.workspaceId)))
  if (!asset) throw new DomainError('NOT_FOUND')
  return asset
}

type FoundFile = Pick<AssetRow, 'id' | 'storageKey' | 'contentType' | 'sizeBytes'>

/**
 * The pages of a text card.
 * @throws DomainError NOT_FOUND
 */
export async function findSheet(ctx: WorkspaceContext, assetId: string): Promise<FoundFile> {
  const { id, details } = await findAsset(ctx, assetId)
  if (!details.sheet) throw new DomainError('NOT_FOUND')
  return { id: `${id}-sheet`, contentType: 'image/webp', ...details.sheet }
}

/**
 * The small picture of an asset; of a picture that has none, the picture itself.
 * @throws DomainError NOT_FOUND
 */
export async function findThumbnail(ctx: WorkspaceContext, assetId: string): Promise<FoundFile> {
  const asset = await findAsset(ctx, assetId)
  const id = `${asset.id}-thumbnail`
  if (asset.thumbnail) return { id, contentType: 'image/webp', ...asset.thumbnail }
  if (asset.contentType.startsWith('image/')) return { ...asset, id }
  throw new DomainError('NOT_FOUND')
}

/** Those of these files that are pictures of the workspace, in the order of the ids. */
export async function findPictures(
  db: Database | Transaction,
  workspaceId: string,
  ids: readonly string[],
): Promise<AssetRow[]> {
  const found = await db
    .select()
    .from(assets)
    .where(
      and(
        inArray(assets.id, [...ids]),
        eq(assets.workspaceId, workspaceId),
        like(assets.contentType, 'image/%'),
      ),
    )
  return found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

export type AssetRow = typeof assets.$inferSelect

/** What leaves the server of a stored file. */
export function presentAsset(row: AssetRow): Asset {
  const { id, contentType, sizeBytes, width, height, durationMs } = row
  const { card, sheet } = row.details
  const isSeen = row.thumbnail !== null || contentType.startsWith('image/')
  return {
    id,
    url: assetUrl(id),
    contentType,
    sizeBytes,
    width,
    height,
    durationMs,
    isTextCard: row.details.isTextCard ?? false,
    card: card && sheet ? { ...card, sheetUrl: `${assetUrl(id)}/sheet` } : null,
    undrawn: row.details.undrawn ?? [],
    isWithoutReferences: row.details.withoutReferences ?? false,
    isStill: row.details.isStill ?? false,
    thumbnailUrl: isSeen ? thumbnailUrl(id) : null,
  }
}

export function assetUrl(assetId: string): string {
  return `/media/${assetId}`
}

/** Of a picture, or of a video that has a thumbnail. */
export function thumbnailUrl(assetId: string): string {
  return `${assetUrl(assetId)}/thumbnail`
}

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
