import { useLingui } from '@lingui/react/macro'
import { Film, Tags } from 'lucide-react'
import type { MediaItem } from '#contract/media.ts'
import { fileSize } from '#web/features/export/file-size.ts'
import { localDate } from '#web/lib/local-date.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DownloadMedia } from './download-media.tsx'
import { MediaUses } from './media-uses.tsx'

type MediaPreviewProps = {
  item: MediaItem
  onUse: () => void
  onTag: () => void
  onClose: () => void
}

/** One item as large as the window lets it be, where it is used, and what can be done with it. */
export function MediaPreview({ item, onUse, onTag, onClose }: MediaPreviewProps) {
  const { t } = useLingui()
  const { title, asset, storyboardId, sourceType, tags, createdAt } = item
  const { width, height, sizeBytes } = asset
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button data-focus-first onClick={onClose}>{t`Close`}</Button>
          {storyboardId && sourceType === 'export' && (
            <ButtonLink to={`/dashboard/editor/${storyboardId}`}>{t`Open storyboard`}</ButtonLink>
          )}
          <Button needs="edit" icon={Tags} onClick={onTag}>{t`Tags`}</Button>
          <Button needs="edit" icon={Film} onClick={onUse}>{t`Use in a scene`}</Button>
          <DownloadMedia item={item} isLarge />
        </>
      }
    >
      <div className="media-preview">
        <PreviewOf item={item} />
      </div>
      <p className="mt-3 flex flex-wrap gap-x-4 text-sm text-muted">
        <span>{localDate(createdAt)}</span>
        <span>{fileSize(sizeBytes)}</span>
        {width && height && (
          <span>
            {width} × {height}
          </span>
        )}
      </p>
      {tags.length > 0 && (
        <ul className="tag-chips" aria-label={t`Tags`}>
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
      <MediaUses item={item} />
    </Dialog>
  )
}

function PreviewOf({ item }: { item: MediaItem }) {
  const { type, title, asset } = item
  if (type === 'image') return <img src={asset.url} alt={title} />
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- finished videos carry their captions in the picture
  if (type === 'video') return <video src={asset.url} controls playsInline aria-label={title} />
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- the title is what is spoken
  return <audio src={asset.url} controls aria-label={title} />
}
