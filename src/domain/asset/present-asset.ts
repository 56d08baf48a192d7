import type { Asset } from '#contract/asset.ts'
import type { assets } from '#database/schema/index.ts'

export type AssetRow = typeof assets.$inferSelect

/** What leaves the server of a stored file. */
export function presentAsset(row: AssetRow): Asset {
  const { id, contentType, sizeBytes, width, height, durationMs } = row
  return { id, url: assetUrl(id), contentType, sizeBytes, width, height, durationMs }
}

export function assetUrl(assetId: string): string {
  return `/media/${assetId}`
}
