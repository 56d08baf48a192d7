import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, Play, RefreshCw } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Asset } from '#contract/asset.ts'
import type { Scene } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/bench-context.ts'
import { GenerateButton } from '#web/features/generation/generate-button.tsx'
import { playAlone } from '#web/lib/play-alone.ts'
import { timecode } from '#web/lib/timecode.ts'
import { Button } from '#web/ui/button.tsx'
import { useReload } from './use-reload.ts'

type ClipPlayerProps = { scene: Scene; asset: Asset }

/** The still with a play button; the browser's own player once it is pressed. */
export function ClipPlayer({ scene, asset }: ClipPlayerProps) {
  const { t } = useLingui()
  const { aspectRatio } = useBench().storyboard
  const ref = useRef<HTMLVideoElement>(null)
  const [isOpen, setOpen] = useState(false)
  const video = useReload(asset.url)
  const number = scene.orderIndex + 1
  const poster = scene.image.asset?.url

  function play() {
    setOpen(true)
    if (ref.current) playAlone(ref.current).catch(video.onError)
  }

  return (
    <div className="frame" data-ratio={aspectRatio}>
      {!video.isBroken && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- a clip has no sound
        <video
          ref={ref}
          key={video.src}
          className="size-full object-cover"
          src={video.src}
          poster={poster}
          preload="metadata"
          muted
          loop
          playsInline
          controls={isOpen}
          aria-label={t`Video of scene ${number}`}
          onError={video.onError}
        />
      )}
      {!video.isBroken && !isOpen && (
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
      {video.isBroken && poster && <img src={poster} alt="" />}
      {video.isBroken && (
        <div className="over scrimmed" role="alert">
          <CircleAlert className="size-5" />
          <Trans>Error loading video.</Trans>
          <span className="text-xs">
            <Trans>{video.attempts} of 5 attempts</Trans>
          </span>
          <Button size="sm" icon={RefreshCw} onClick={video.reload}>
            <Trans>Refresh</Trans>
          </Button>
          {video.isGivenUp && (
            <GenerateButton kind="clip" scene={scene}>
              <Trans>Regenerate</Trans>
            </GenerateButton>
          )}
        </div>
      )}
    </div>
  )
}
