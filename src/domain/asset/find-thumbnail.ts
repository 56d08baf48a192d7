import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { findAsset } from './find-asset.ts'
import type { AssetRow } from './present-asset.ts'

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
