import type { Asset } from '#contract/asset.ts'

/** The address of a picture for lists and cards, where the whole of it would be waste. */
export function smallPicture({ thumbnailUrl, url }: Asset): string {
  return thumbnailUrl ?? url
}
