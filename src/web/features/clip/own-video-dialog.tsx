import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Scene } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/editor-context.tsx'
import { FileDrop } from '#web/features/media/file-drop.tsx'
import { VIDEO_WORDS } from '#web/features/media/refusal-words.ts'
import { useTakeUpload, VideoUploadProgress } from '#web/features/media/take-upload.tsx'
import { videoObstacle } from '#web/features/media/upload-obstacle.ts'
import { ClipFit } from '#web/features/scene/scene-fit.tsx'
import { fileSize } from '#web/lib/figures.ts'
import { lengthCode } from '#web/lib/formats.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type Chosen = { file: File; url: string }

/** A video that was filmed is chosen, seen as the scene will show it, and used. It costs nothing. */
export function OwnVideoDialog({ scene, onClose }: { scene: Scene; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const number = scene.orderIndex + 1
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const upload = useTakeUpload({ scene, purpose: 'clip', words: VIDEO_WORDS, onDone: onClose })
  const isBusy = upload.percent > 0
  const obstacle = chosen && videoObstacle(chosen.file)
  const problem = obstacle ? i18n._(VIDEO_WORDS[obstacle]) : upload.failure
  useEffect(() => () => URL.revokeObjectURL(chosen?.url ?? ''), [chosen])

  function choose(file: File | undefined) {
    if (file) setChosen({ file, url: URL.createObjectURL(file) })
  }

  return (
    <Dialog
      title={t`Upload own video, scene ${number}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button
            variant="primary"
            busy={isBusy}
            disabled={!chosen || obstacle !== null}
            onClick={() => chosen && upload.start(chosen.file)}
          >
            {t`Use this video`}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {chosen && !obstacle && <ChosenVideo key={chosen.url} {...chosen} scene={scene} />}
        {!isBusy && <FileDrop kind="video" onFiles={([file]) => choose(file)} />}
        {problem && (
          <p className="err" role="alert">
            <CircleAlert />
            {problem}
          </p>
        )}
        {isBusy && (
          <div className="grid gap-2">
            <VideoUploadProgress percent={upload.percent} />
          </div>
        )}
        <p className="text-sm text-muted">
          <Trans>
            Free. At most 200 MB; of a long video the first 3 minutes are used. Its own sound is
            left out. The video that is in use now stays among the takes.
          </Trans>
        </p>
      </div>
    </Dialog>
  )
}

type ChosenVideoProps = { file: File; url: string; scene: Scene }

/** The video cut to the storyboard's shape, and how it fills its scene. */
function ChosenVideo({ file, url, scene }: ChosenVideoProps) {
  const { t } = useLingui()
  const { aspectRatio } = useBench().storyboard
  const [seconds, setSeconds] = useState<number | null>(null)
  const [isUnknown, setUnknown] = useState(false)
  return (
    <div className="chosen-picture">
      <div className="frame" data-ratio={aspectRatio}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- it is used without its sound */}
        <video
          className="size-full object-cover"
          src={url}
          controls
          muted
          playsInline
          aria-label={file.name}
          onLoadedMetadata={({ currentTarget: { duration } }) => setSeconds(duration)}
          onError={() => setUnknown(true)}
        />
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-3">
        <p>
          <b className="block truncate font-semibold" title={file.name}>
            {file.name}
          </b>
          <span className="text-sm text-muted">
            {seconds !== null && Number.isFinite(seconds) && `${lengthCode(seconds * 1000)}, `}
            {fileSize(file.size)}
          </span>
        </p>
        <p className="text-sm text-muted">
          {isUnknown && t`This browser cannot show it. It can be used all the same.`}
          {seconds !== null && <ClipFit clipMs={seconds * 1000} sceneMs={scene.durationMs} />}
        </p>
      </div>
    </div>
  )
}
