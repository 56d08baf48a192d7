import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { MediaItem } from '#contract/media.ts'
import type { Scene } from '#contract/scene.ts'
import type { Framing } from '#contract/upload.ts'
import { FileDrop } from '#web/features/media/file-drop.tsx'
import { REFUSAL_WORDS } from '#web/features/media/refusal-words.ts'
import { uploadObstacle } from '#web/features/media/upload-obstacle.ts'
import { api } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { smallPicture } from '#web/lib/film-picture.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Meter, Skeleton } from '#web/ui/progress.tsx'
import { ChosenPicture } from './chosen-picture.tsx'
import { useSceneUpload } from './use-scene-upload.ts'
import './upload-image.css'

type UploadImageDialogProps = {
  scene: Scene
  /** Where the picture is chosen. */
  from?: 'files' | 'media'
  onClose: () => void
}

type Chosen = { file: File; url: string }

const MIDDLE: Framing = { fit: 'fill', at: 0.5 }

/** A picture is chosen, brought into the storyboard's shape, and sent. It costs nothing. */
export function UploadImageDialog({ scene, from = 'files', onClose }: UploadImageDialogProps) {
  const { t, i18n } = useLingui()
  const number = scene.orderIndex + 1
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [framing, setFraming] = useState(MIDDLE)
  const upload = useSceneUpload(scene, onClose)
  const isBusy = upload.percent > 0
  const obstacle = chosen && uploadObstacle(chosen.file)
  const problem = obstacle ? i18n._(REFUSAL_WORDS[obstacle]) : upload.failure
  useEffect(() => () => URL.revokeObjectURL(chosen?.url ?? ''), [chosen])

  function choose(file: File | undefined) {
    if (!file) return
    setChosen({ file, url: URL.createObjectURL(file) })
    setFraming(MIDDLE)
  }

  return (
    <Dialog
      title={from === 'media' ? t`My Media, scene ${number}` : t`Upload image, scene ${number}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button
            variant="primary"
            busy={isBusy}
            disabled={!chosen || obstacle !== null}
            onClick={() => chosen && upload.start({ file: chosen.file, framing })}
          >
            {from === 'media' ? t`Use this image` : t`Upload`}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {chosen && !obstacle && (
          <ChosenPicture
            key={chosen.url}
            file={chosen.file}
            url={chosen.url}
            framing={framing}
            isLocked={isBusy}
            onFraming={setFraming}
          />
        )}
        {!isBusy && from === 'files' && <FileDrop onFiles={([file]) => choose(file)} />}
        {!isBusy && from === 'media' && <MediaShelf onFile={choose} />}
        {problem && (
          <p className="err" role="alert">
            <CircleAlert />
            {problem}
          </p>
        )}
        {isBusy && <Steps percent={upload.percent} />}
        <p className="text-sm text-muted">
          <Trans>Free. The image that is in use now stays among the takes.</Trans>
        </p>
      </div>
    </Dialog>
  )
}

function Steps({ percent }: { percent: number }) {
  const { t } = useLingui()
  return (
    <div className="grid gap-2">
      <div className="flex justify-between text-sm">
        <output>{percent < 100 ? t`Uploading...` : t`Uploaded`}</output>
        <span className="mono text-xs">{percent}%</span>
      </div>
      <Meter share={percent / 100} label={t`Upload`} />
    </div>
  )
}

const LIMIT = 60

/** The account's pictures, the newest first, to take one of. */
function MediaShelf({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(
    api.media.list.queryOptions({ input: { type: 'image', limit: LIMIT } }),
  )
  const take = useMutation({ mutationFn: readFile, onSuccess: onFile })
  if (error) {
    return (
      <p role="alert">
        {errorMessage(error)}{' '}
        <Button size="sm" onClick={() => void refetch()}>{t`Try again`}</Button>
      </p>
    )
  }
  if (!data) return <Skeleton className="h-40" />
  if (data.items.length === 0) return <p className="text-muted">{t`No media yet`}</p>
  return (
    <>
      <ul className="media-shelf" aria-label={t`My Media`} aria-busy={take.isPending || undefined}>
        {data.items.map((item) => (
          <li key={item.id}>
            <button type="button" aria-label={item.title} onClick={() => take.mutate(item)}>
              <img src={smallPicture(item.asset)} alt="" loading="lazy" decoding="async" />
            </button>
          </li>
        ))}
      </ul>
      {take.isError && (
        <p className="err" role="alert">
          <Trans>Image failed to load</Trans>
        </p>
      )}
    </>
  )
}

async function readFile({ asset, title }: MediaItem): Promise<File> {
  const response = await fetch(asset.url)
  if (!response.ok) throw new Error(`The picture was answered with ${response.status}.`)
  return new File([await response.blob()], title, { type: asset.contentType })
}
