import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Film, Tags } from 'lucide-react'
import { Link } from 'react-router'
import type { MediaItem, MediaUse } from '#contract/media.ts'
import { api } from '#web/lib/api.ts'
import { localDate } from '#web/lib/dates.ts'
import { fileSize } from '#web/lib/figures.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DownloadMedia } from './download-media.tsx'

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

/** Where an item is used, with links; nothing while that is not known, or nowhere. */
export function MediaUses({ item: { id } }: { item: MediaItem }) {
  const { data = [] } = useQuery(api.media.uses.queryOptions({ input: { id } }))
  const uses = data.filter(({ isInUse }) => isInUse)
  if (uses.length === 0) return null
  return (
    <div className="media-uses">
      <h3>
        <Trans>Used in</Trans>
      </h3>
      <ul>
        {uses.map((use) => (
          <li key={`${use.storyboardId}/${use.sceneId}/${use.kind}`}>
            <Link className="link" to={addressOf(use)}>
              <PlaceOf use={use} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function PlaceOf({ use: { storyboardTitle, sceneNumber } }: { use: MediaUse }) {
  const { t } = useLingui()
  if (sceneNumber === null) return <>{storyboardTitle}</>
  return <>{t`${storyboardTitle}, scene ${sceneNumber}`}</>
}

function addressOf({ storyboardId, sceneNumber }: MediaUse): string {
  const place = sceneNumber ? `?view=scene&scene=${sceneNumber}` : ''
  return `/dashboard/editor/${storyboardId}${place}`
}
