import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import type { Scene } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/bench-context.ts'
import { sceneAnchor } from '#web/features/editor/scene-anchor.ts'
import { GenerateButton } from '#web/features/generation/generate-button.tsx'
import { MadeBadge } from '#web/features/generation/made-badge.tsx'
import { TrackFailure } from '#web/features/generation/track-failure.tsx'
import { SceneModelButton } from '#web/features/model-choice/scene-model-button.tsx'
import { DownloadButton } from '#web/features/scene/download-button.tsx'
import { TextInPlace } from '#web/features/scene/text-in-place.tsx'
import { smallPicture } from '#web/lib/small-picture.ts'
import { timecode } from '#web/lib/timecode.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Frame } from '#web/ui/frame.tsx'
import { PencilFrame } from '#web/ui/pencil-frame.tsx'
import { ClipFit } from './clip-fit.tsx'
import { ClipPlayer } from './clip-player.tsx'
import { ClipProgress } from './clip-progress.tsx'
import { fitOf } from './fit-of.ts'
import { OwnVideo } from './own-video.tsx'
import { RefreshClip } from './refresh-clip.tsx'
import { type Reload, useReload } from './use-reload.ts'
import { useStatusCheck } from './use-status-check.ts'

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
