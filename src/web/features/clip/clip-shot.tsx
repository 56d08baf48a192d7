import { Trans, useLingui } from '@lingui/react/macro'
import { RefreshCw, Upload } from 'lucide-react'
import { memo, useState } from 'react'
import type { Generation } from '#contract/generation.ts'
import type { Scene } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/editor-context.tsx'
import { sceneAnchor } from '#web/features/editor/kept-place.ts'
import { whenOpen } from '#web/features/editor/reopen-first.tsx'
import { GenerateButton } from '#web/features/generation/generate-button.tsx'
import { useProgress } from '#web/features/generation/generation-progress.ts'
import { SceneModelButton } from '#web/features/model-choice/scene-model-dialog.tsx'
import { DownloadButton } from '#web/features/scene/download.tsx'
import { ClipFit, fitOf } from '#web/features/scene/scene-fit.tsx'
import { TextInPlace } from '#web/features/scene/text-in-place.tsx'
import { MadeBadge, TrackFailure } from '#web/features/scene/track-notes.tsx'
import { smallPicture } from '#web/lib/film-picture.ts'
import { timecode } from '#web/lib/formats.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Frame } from '#web/ui/frame.tsx'
import { PencilFrame } from '#web/ui/pencil-frame.tsx'
import { LeaderDial } from '#web/ui/progress.tsx'
import { ClipPlayer, type Reload, useReload } from './clip-player.tsx'
import { OwnVideoDialog } from './own-video-dialog.tsx'
import { RefreshClip, useStatusCheck } from './status-check.tsx'

/** One scene's clip on the contact sheet. */
export const ClipShot = memo(function ClipShot({ scene }: { scene: Scene }) {
  const { t } = useLingui()
  const { status, asset } = scene.clip
  const video = useReload(asset?.url ?? '')
  const { check, isChecking, isOverdue } = useStatusCheck(scene)
  const number = scene.orderIndex + 1
  const clipMs = asset?.durationMs ?? scene.durationMs
  const fit = fitOf(clipMs, scene.durationMs)
  return (
    <article className="shot" id={sceneAnchor(scene.orderIndex)} aria-label={t`Scene ${number}`}>
      <div className="edge">
        <b>{number}</b>
        {timecode(scene.startMs)}
        <span className="sep" />
        {status === 'processing' && <Badge tone="info">{t`Processing`}</Badge>}
        <MadeBadge track={scene.clip} />
      </div>
      <div className="pbox">
        <Clip scene={scene} video={video} isOverdue={isOverdue} />
      </div>
      <div className="words">
        <TextInPlace scene={scene} field="videoPrompt" clamp="line-clamp-2" />
      </div>
      {asset?.isStill && (
        <p className="text-sm text-muted">
          <Trans>Only the camera moves in this video, so it was free.</Trans>
        </p>
      )}
      {fit !== 'same' && (
        <p className="text-sm text-muted">
          <ClipFit clipMs={clipMs} sceneMs={scene.durationMs} />
        </p>
      )}
      <TrackFailure track={scene.clip} />
      <div className="acts">
        <GenerateButton kind="clip" scene={scene}>
          {asset ? t`Regenerate` : t`Generate`}
        </GenerateButton>
        <span className="tools">
          <RefreshClip
            number={number}
            isBusy={isChecking}
            onRefresh={check ?? (asset && video.refresh)}
          />
          <OwnVideo scene={scene} />
          <SceneModelButton scene={scene} kind="clip" />
          <DownloadButton scene={scene} kind="clip" />
        </span>
      </div>
    </article>
  )
})

type ClipProps = { scene: Scene; video: Reload; isOverdue: boolean }

function Clip({ scene, video, isOverdue }: ClipProps) {
  const { aspectRatio } = useBench().storyboard
  const { status, asset, generation } = scene.clip
  if (status === 'processing') {
    return <ClipProgress scene={scene} generation={generation} isOverdue={isOverdue} />
  }
  if (asset) return <ClipPlayer key={asset.id} scene={scene} asset={asset} video={video} />
  const image = scene.image.asset
  if (image) return <Frame ratio={aspectRatio} src={smallPicture(image)} alt={scene.imagePrompt} />
  return (
    <PencilFrame ratio={aspectRatio}>
      <span>
        <Trans>Needs an image first</Trans>
      </span>
    </PencilFrame>
  )
}

type ClipProgressProps = {
  scene: Scene
  generation: Generation | null
  /** It takes longer than usual. */
  isOverdue: boolean
}

function ClipProgress({ scene, generation, isOverdue }: ClipProgressProps) {
  const { t } = useLingui()
  const { aspectRatio } = useBench().storyboard
  const { share, leftMs } = useProgress(generation)
  return (
    <PencilFrame ratio={aspectRatio} state="running">
      <span className="flex-col gap-2.5 bg-transparent">
        {share > 0 && (
          <LeaderDial
            share={share}
            text={leftMs === null ? `${Math.round(share * 100)}%` : timecode(leftMs)}
            label={t`Video of scene ${scene.orderIndex + 1}`}
          />
        )}
        <span className="rounded-sm bg-surface px-2 py-1">
          {generation?.state === 'queued' ? (
            <Trans>Waiting for its turn</Trans>
          ) : (
            <Trans>Generating video...</Trans>
          )}
        </span>
        {isOverdue && (
          <Badge tone="info" icon={RefreshCw}>
            <Trans>Auto-refreshing</Trans>
          </Badge>
        )}
      </span>
    </PencilFrame>
  )
}

/** The clip that costs nothing: one that was filmed. */
function OwnVideo({ scene }: { scene: Scene }) {
  const { t } = useLingui()
  const { storyboard } = useBench()
  const [isOpen, setOpen] = useState(false)
  const number = scene.orderIndex + 1
  return (
    <>
      <Button
        needs="edit"
        size="sm"
        square
        icon={Upload}
        aria-label={t`Upload own video, scene ${number}`}
        disabled={scene.clip.status === 'processing'}
        onClick={() => whenOpen(storyboard, () => setOpen(true))}
      />
      {isOpen && <OwnVideoDialog scene={scene} onClose={() => setOpen(false)} />}
    </>
  )
}
