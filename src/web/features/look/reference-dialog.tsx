import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { UploadMediaButton } from '#web/features/media/upload-media-button.tsx'
import { api } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { smallPicture } from '#web/lib/small-picture.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import '#web/features/image/upload/upload-image.css'

const LIMIT = 60

type ReferenceDialogProps = {
  chosen: string[]
  onChosen: (assetId: string) => void
  onClose: () => void
}

/** The library's pictures, the newest first, to draw after one; others can be uploaded into it. */
export function ReferenceDialog({ chosen, onChosen, onClose }: ReferenceDialogProps) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(
    api.media.list.queryOptions({ input: { type: 'image', limit: LIMIT } }),
  )
  const items = data?.items.filter(({ asset }) => !chosen.includes(asset.id))
  return (
    <Dialog
      title={t`Choose a reference picture`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <UploadMediaButton />
        </>
      }
    >
      {error && (
        <p role="alert">
          {errorMessage(error)}{' '}
          <Button size="sm" onClick={() => void refetch()}>{t`Try again`}</Button>
        </p>
      )}
      {!items && !error && <Skeleton className="h-40" />}
      {items?.length === 0 && <p className="text-muted">{t`No media yet`}</p>}
      {items && items.length > 0 && (
        <ul className="media-shelf" aria-label={t`My Media`}>
          {items.map(({ id, title, asset }) => (
            <li key={id}>
              <button type="button" aria-label={title} onClick={() => onChosen(asset.id)}>
                <img src={smallPicture(asset)} alt="" loading="lazy" decoding="async" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
