import { useLingui } from '@lingui/react/macro'
import { Play } from 'lucide-react'
import { useState } from 'react'
import type { Scene } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/bench-context.ts'
import { playAlone } from '#web/lib/play-alone.ts'
import { Button } from '#web/ui/button.tsx'
import { ScenePicture } from './scene-picture.tsx'

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
