import type { Asset } from '#contract/asset.ts'
import type { assets } from '#database/schema/index.ts'

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
