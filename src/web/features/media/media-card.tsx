import { useLingui } from '@lingui/react/macro'
import { AudioLines, Play, Trash2 } from 'lucide-react'
import { memo } from 'react'
import type { MediaItem } from '#contract/media.ts'
import { localDate } from '#web/lib/dates.ts'
import { lengthCode } from '#web/lib/formats.ts'
import { Button } from '#web/ui/button.tsx'
import { DownloadMedia } from './download-media.tsx'

export type CardActs = {
  choose: (item: MediaItem, isRange: boolean) => void
  look: (item: MediaItem) => void
  delete: (item: MediaItem) => void
}

type MediaCardProps = { item: MediaItem; isChosen: boolean; acts: CardActs }

/** One item: looked at by a press, chosen by its box, with Shift from the one chosen last. */
export const MediaCard = memo(function MediaCard({ item, isChosen, acts }: MediaCardProps) {
  const { t } = useLingui()
  const { title, createdAt } = item
  return (
    <>
      <button
        type="button"
        className="pic"
        data-chosen={isChosen || undefined}
        onClick={() => acts.look(item)}
      >
        <span className="sr-only">{t`Open ${title}`}</span>
        <MediaPicture item={item} />
      </button>
      <input
        type="checkbox"
        className="pick"
        aria-label={t`Select ${title}`}
        checked={isChosen}
        onClick={({ shiftKey }) => acts.choose(item, shiftKey)}
        onChange={() => undefined}
      />
      <div>
        <div className="t line-clamp-2" title={title}>
          <bdi>{title}</bdi>
        </div>
        <div className="m">
          <span className="truncate">{localDate(createdAt)}</span>
          <span className="acts">
            <DownloadMedia item={item} />
            <Button
              needs="edit"
              variant="ghost"
              size="sm"
              square
              icon={Trash2}
              aria-label={t`Delete ${title}`}
              onClick={() => acts.delete(item)}
            />
          </span>
        </div>
      </div>
    </>
  )
})

/** What stands on a card: the picture, a video's first frame, or the sign of a sound; with its length. */
function MediaPicture({ item }: { item: MediaItem }) {
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
          {lengthCode(asset.durationMs)}
        </span>
      )}
    </>
  )
}
