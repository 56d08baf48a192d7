import { and, eq, inArray, like } from 'drizzle-orm'
import type { Asset } from '#contract/asset.ts'
import type { Database, Transaction } from '#database/client.ts'
import { assets } from '#database/schema/index.ts'
import type { WorkspaceContext } from '../context.ts'
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
