import { useLingui } from '@lingui/react/macro'
import { Download, Trash2 } from 'lucide-react'
import type { CSSProperties } from 'react'
import type { MediaItem } from '#contract/media.ts'
import { localDate } from '#web/lib/local-date.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { MediaPicture } from './media-picture.tsx'
import { mediaDownloadUrl } from './media-download-url.ts'

type MediaCardProps = { item: MediaItem; onLook: () => void; onDelete: () => void }

/** Sounds are drawn this wide to their height. */
const SOUND_RATIO = 1

/** One item in its own ratio; what scenes made is deleted with them. */
export function MediaCard({ item, onLook, onDelete }: MediaCardProps) {
  const { t } = useLingui()
  const { title, asset, createdAt, sourceType } = item
  const ratio = asset.width && asset.height ? asset.width / asset.height : SOUND_RATIO
  return (
    <li
      className="mitem"
      data-wide={ratio > 1.2 || undefined}
      style={{ '--r': ratio } as CSSProperties}
    >
      <button type="button" className="pic" onClick={onLook}>
        <span className="sr-only">{t`Open ${title}`}</span>
        <MediaPicture item={item} />
      </button>
      <div>
        <div className="t line-clamp-2" title={title}>
          {title}
        </div>
        <div className="m">
          <span className="truncate">{localDate(createdAt)}</span>
          <span className="acts">
            <a
              className={buttonClass({ variant: 'ghost', size: 'sm', square: true })}
              href={mediaDownloadUrl(item)}
              download
              aria-label={t`Download ${title}`}
              title={t`Download`}
            >
              <Download />
            </a>
            {(sourceType === 'upload' || sourceType === 'generated') && (
              <Button
                variant="ghost"
                size="sm"
                square
                icon={Trash2}
                aria-label={t`Delete ${title}`}
                onClick={onDelete}
              />
            )}
          </span>
        </div>
      </div>
    </li>
  )
}
