import { Trans, useLingui } from '@lingui/react/macro'
import { ImagePlus, X } from 'lucide-react'
import { useState } from 'react'
import { REFERENCE_IMAGES_MAX } from '#contract/cast.ts'
import { Button } from '#web/ui/button.tsx'
import { ReferenceDialog } from './reference-dialog.tsx'

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
