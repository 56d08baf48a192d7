import type { MediaItem } from '#contract/media.ts'
import { downloadUrl, fileName } from '#web/lib/file-name.ts'

/** The address that saves an item under its title. */
export function mediaDownloadUrl({ title, asset }: MediaItem) {
  return downloadUrl(asset.url, fileName(title, asset.contentType))
}
