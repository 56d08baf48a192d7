import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ImagePlus, X } from 'lucide-react'
import { useState } from 'react'
import { REFERENCE_IMAGES_MAX } from '#contract/cast.ts'
import { UploadMediaButton } from '#web/features/media/upload-media-button.tsx'
import { api } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { smallPicture } from '#web/lib/film-picture.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/progress.tsx'
import '#web/features/image/upload/upload-image.css'

type ReferencePicturesProps = {
  ids: string[]
  /** The model that draws can draw after them. */
  isUsed: boolean
  onChange: (ids: string[]) => void
}

/** Pictures of the library that new images are drawn after. */
export function ReferencePictures({ ids, isUsed, onChange }: ReferencePicturesProps) {
  const { t } = useLingui()
  const [isChoosing, setChoosing] = useState(false)
  return (
    <section className="look-references" aria-label={t`Reference pictures`}>
      <h3 className="label">
        <Trans>Reference pictures</Trans>
      </h3>
      <p className="hint">
        {isUsed
          ? t`Up to ${{ most: REFERENCE_IMAGES_MAX }} of your pictures that images are drawn after from now on.`
          : t`The model that draws now cannot draw after pictures. They are kept for one that can.`}
      </p>
      <ul>
        {ids.map((id, at) => (
          <li key={id}>
            <ReferencePicture id={id} number={at + 1} />
            <Button
              size="sm"
              square
              icon={X}
              aria-label={t`Remove reference picture ${{ number: at + 1 }}`}
              onClick={() => onChange(ids.filter((one) => one !== id))}
            />
          </li>
        ))}
        {ids.length < REFERENCE_IMAGES_MAX && (
          <li>
            <button type="button" className="add" onClick={() => setChoosing(true)}>
              <ImagePlus />
              <Trans>Choose a picture</Trans>
            </button>
          </li>
        )}
      </ul>
      {isChoosing && (
        <ReferenceDialog
          chosen={ids}
          onChosen={(id) => {
            onChange([...ids, id])
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </section>
  )
}

function ReferencePicture({ id, number }: { id: string; number: number }) {
  const { t } = useLingui()
  const [isGone, setGone] = useState(false)
  if (isGone) {
    return (
      <span className="gone">
        <Trans>Deleted</Trans>
      </span>
    )
  }
  return (
    <img
      src={`/media/${id}/thumbnail`}
      alt={t`Reference picture ${{ number }}`}
      onError={() => setGone(true)}
    />
  )
}

const LIMIT = 60

type ReferenceDialogProps = {
  chosen: string[]
  onChosen: (assetId: string) => void
  onClose: () => void
}

/** The library's pictures, the newest first, to draw after one; others can be uploaded into it. */
function ReferenceDialog({ chosen, onChosen, onClose }: ReferenceDialogProps) {
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
