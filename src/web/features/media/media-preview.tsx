import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import type { MediaItem } from '#contract/media.ts'
import { fileSize } from '#web/features/export/file-size.ts'
import { localDate } from '#web/lib/local-date.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { mediaDownloadUrl } from './media-download-url.ts'

type MediaPreviewProps = { item: MediaItem; onClose: () => void }

/** One item as large as the window lets it be. */
export function MediaPreview({ item, onClose }: MediaPreviewProps) {
  const { t } = useLingui()
  const { title, asset, storyboardId, createdAt } = item
  const { width, height, sizeBytes } = asset
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button data-focus-first onClick={onClose}>{t`Close`}</Button>
          {storyboardId && (
            <ButtonLink to={`/dashboard/editor/${storyboardId}`}>{t`Open storyboard`}</ButtonLink>
          )}
          <a className={buttonClass({ variant: 'primary' })} href={mediaDownloadUrl(item)} download>
            <Download />
            <Trans>Download</Trans>
          </a>
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
