import { AudioLines, Play } from 'lucide-react'
import type { MediaItem } from '#contract/media.ts'
import { timecode } from '#web/lib/timecode.ts'

/** What stands on a card: the picture, a video's first frame, or the sign of a sound; with its length. */
export function MediaPicture({ item }: { item: MediaItem }) {
  const { type, asset, thumbnailUrl } = item
  const picture = thumbnailUrl ?? (type === 'image' ? asset.url : null)
  return (
    <>
      {picture && <img src={picture} alt="" loading="lazy" decoding="async" />}
      {type === 'video' && !picture && (
        <video src={asset.url} preload="metadata" muted playsInline tabIndex={-1} />
      )}
      {type === 'audio' && <AudioLines className="sound" aria-hidden="true" />}
      {asset.durationMs !== null && (
        <span className="tag">
          <Play aria-hidden="true" />
          {timecode(asset.durationMs)}
        </span>
      )}
    </>
  )
}
