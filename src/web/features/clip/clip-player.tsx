import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, Play, RefreshCw } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Asset } from '#contract/asset.ts'
import type { Scene } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/editor-context.tsx'
import { GenerateButton } from '#web/features/generation/generate-button.tsx'
import { clipPoster } from '#web/lib/film-picture.ts'
import { timecode } from '#web/lib/formats.ts'
import { playAlone } from '#web/lib/play-alone.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Reload } from './use-reload.ts'

type ClipPlayerProps = { scene: Scene; asset: Asset; video: Reload }

/** The still with a play button; the browser's own player once it is pressed. */
export function ClipPlayer({ scene, asset, video }: ClipPlayerProps) {
  const { t } = useLingui()
  const { aspectRatio } = useBench().storyboard
  const ref = useRef<HTMLVideoElement>(null)
  const [isOpen, setOpen] = useState(false)
  const number = scene.orderIndex + 1
  const poster = clipPoster(scene) ?? undefined
  // The video itself is not loaded before it is played, but for an attempt to load it again.
  const preload = poster && video.src === asset.url ? 'none' : 'metadata'

  function play() {
    setOpen(true)
    // What keeps it from playing is told by the video's own error; a pause at once is no error.
    if (ref.current) playAlone(ref.current).catch(() => undefined)
  }

  function stop() {
    setOpen(false)
    video.onError()
  }

  if (video.isBroken) {
    return (
      <div className="frame" data-ratio={aspectRatio}>
        {poster && <img src={poster} alt="" />}
        <ClipError scene={scene} video={video} />
      </div>
    )
  }
  return (
    <div className="frame" data-ratio={aspectRatio}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a clip has no sound */}
      <video
        ref={ref}
        key={video.src}
        className="size-full object-cover"
        src={video.src}
        poster={poster}
        preload={preload}
        muted
        loop
        playsInline
        controls={isOpen}
        aria-label={t`Video of scene ${number}`}
        onError={stop}
      />
      {!isOpen && (
        <>
          <button
            type="button"
            className="play-o"
            aria-label={t`Play video of scene ${number}`}
            onClick={play}
          >
            <Play />
          </button>
          {asset.durationMs !== null && (
            <span className="tagdark absolute bottom-1.5 left-1.5">
              {timecode(asset.durationMs)}
            </span>
          )}
        </>
      )}
    </div>
  )
}

/** Over a video that cannot be played: it is loaded again by itself, or on request, or made anew. */
function ClipError({ scene, video }: { scene: Scene; video: Reload }) {
  return (
    <div className="over scrimmed" role="alert">
      <CircleAlert className="size-5" />
      <Trans>Error loading video.</Trans>
      <span className="text-xs">
        <Trans>{video.attempts} of 5 attempts</Trans>
      </span>
      {!video.isGivenUp && (
        <Badge tone="info" icon={RefreshCw}>
          <Trans>Auto-refreshing</Trans>
        </Badge>
      )}
      <Button size="sm" icon={RefreshCw} onClick={video.refresh}>
        <Trans>Refresh</Trans>
      </Button>
      {video.isGivenUp && (
        <GenerateButton kind="clip" scene={scene}>
          <Trans>Regenerate</Trans>
        </GenerateButton>
      )}
    </div>
  )
}
