import { Trans, useLingui } from '@lingui/react/macro'
import { Play } from 'lucide-react'
import { useState } from 'react'
import type { Scene } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/editor-context.tsx'
import { smallPicture } from '#web/lib/film-picture.ts'
import { playAlone } from '#web/lib/play-alone.ts'
import { Button } from '#web/ui/button.tsx'
import { Frame } from '#web/ui/frame.tsx'
import { PencilFrame } from '#web/ui/pencil-frame.tsx'

/** A scene's image; where there is a clip, a press plays it in its place. */
export function PlayablePicture({ scene }: { scene: Scene }) {
  const { t } = useLingui()
  const { aspectRatio } = useBench().storyboard
  const [playing, setPlaying] = useState<string>()
  const { asset } = scene.clip
  const number = scene.orderIndex + 1
  const stop = () => setPlaying(undefined)
  if (!asset) return <ScenePicture scene={scene} />
  if (playing === asset.url) {
    return (
      <div className="frame" data-ratio={aspectRatio}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a clip has no sound */}
        <video
          ref={(video) => void (video && playAlone(video).catch(stop))}
          className="size-full object-cover"
          src={asset.url}
          muted
          playsInline
          controls
          aria-label={t`Video of scene ${number}`}
          onEnded={stop}
          onError={stop}
        />
      </div>
    )
  }
  return (
    <>
      <ScenePicture scene={scene} />
      <Button
        square
        variant="ghost"
        size="sm"
        className="scene-play"
        icon={Play}
        aria-label={t`Play video of scene ${number}`}
        onClick={() => setPlaying(asset.url)}
      />
    </>
  )
}

/** A scene's image in its true shape, or the blue frame of what is not made. */
export function ScenePicture({ scene }: { scene: Scene }) {
  const { aspectRatio } = useBench().storyboard
  const [broken, setBroken] = useState<string>()
  const { status, asset } = scene.image
  if (status === 'processing') {
    return (
      <PencilFrame ratio={aspectRatio} state="running">
        <span>
          <Trans>Making image</Trans>
        </span>
      </PencilFrame>
    )
  }
  const src = asset && smallPicture(asset)
  if (src && src === broken) {
    return (
      <PencilFrame ratio={aspectRatio} state="failed">
        <span>
          <Trans>Image failed to load</Trans>
        </span>
      </PencilFrame>
    )
  }
  if (src) {
    return (
      <Frame ratio={aspectRatio} src={src} alt={scene.imagePrompt} onError={() => setBroken(src)} />
    )
  }
  return (
    <PencilFrame ratio={aspectRatio} state={status === 'failed' ? 'failed' : 'planned'}>
      <span>{status === 'failed' ? <Trans>Failed</Trans> : <Trans>No image yet</Trans>}</span>
    </PencilFrame>
  )
}
