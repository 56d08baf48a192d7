import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { memo } from 'react'
import type { Scene } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/bench-context.ts'
import { sceneAnchor } from '#web/features/editor/scene-anchor.ts'
import { GenerateButton } from '#web/features/generation/generate-button.tsx'
import { TrackFailure } from '#web/features/generation/track-failure.tsx'
import { DownloadButton } from '#web/features/scene/download-button.tsx'
import { EditTextButton } from '#web/features/scene/edit-text-button.tsx'
import { timecode } from '#web/lib/timecode.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Frame } from '#web/ui/frame.tsx'
import { PencilFrame } from '#web/ui/pencil-frame.tsx'
import { ClipPlayer } from './clip-player.tsx'
import { ClipProgress } from './clip-progress.tsx'

/** One scene's clip on the contact sheet. */
export const ClipShot = memo(function ClipShot({ scene }: { scene: Scene }) {
  const { t } = useLingui()
  const number = scene.orderIndex + 1
  const { status, asset } = scene.clip
  return (
    <article className="shot" id={sceneAnchor(scene.orderIndex)} aria-label={t`Scene ${number}`}>
      <div className="edge">
        <b>{number}</b>
        {timecode(scene.startMs)}
        <span className="sep" />
        {status === 'processing' && <Badge tone="info">{t`Processing`}</Badge>}
        {status === 'complete' && <Badge tone="success" icon={Check}>{t`Ready`}</Badge>}
        <EditTextButton scene={scene} field="videoPrompt" />
      </div>
      <div className="pbox">
        <Clip scene={scene} />
      </div>
      <p className="line-clamp-2" title={scene.videoPrompt}>
        {scene.videoPrompt}
      </p>
      <TrackFailure track={scene.clip} />
      <div className="acts">
        <GenerateButton kind="clip" scene={scene}>
          {asset ? t`Regenerate` : t`Generate`}
        </GenerateButton>
        <DownloadButton scene={scene} kind="clip" />
      </div>
    </article>
  )
})

function Clip({ scene }: { scene: Scene }) {
  const { aspectRatio } = useBench().storyboard
  const { status, asset, generation } = scene.clip
  if (status === 'processing') return <ClipProgress scene={scene} generation={generation} />
  if (asset) return <ClipPlayer key={asset.id} scene={scene} asset={asset} />
  const image = scene.image.asset
  if (image) return <Frame ratio={aspectRatio} src={image.url} alt={scene.imagePrompt} />
  return (
    <PencilFrame ratio={aspectRatio}>
      <span>
        <Trans>Needs an image first</Trans>
      </span>
    </PencilFrame>
  )
}
