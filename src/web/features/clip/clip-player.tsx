import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, Play, RefreshCw } from 'lucide-react'
import { useEffect, useReducer, useRef, useState } from 'react'
import type { Asset } from '#contract/asset.ts'
import type { Scene } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/editor-context.tsx'
import { GenerateButton } from '#web/features/generation/generate-button.tsx'
import { clipPoster } from '#web/lib/film-picture.ts'
import { lengthCode } from '#web/lib/formats.ts'
import { playAlone } from '#web/lib/play-alone.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

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
              {lengthCode(asset.durationMs)}
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

/** Loads a video again after a playback error: by itself up to five times, 20 s apart, and whenever asked. */
export function useReload(url: string) {
  const [last, dispatch] = useReducer(
    (state, { of, action }: { of: string; action: ReloadAction }) =>
      reloadAfter(state.url === of ? state : firstLoad(of), action),
    firstLoad(url),
  )
  // Another clip begins anew.
  const state = last.url === url ? last : firstLoad(url)
  const hasGivenUp = isGivenUp(state)
  const isRetrying = state.isBroken && !hasGivenUp

  useEffect(() => {
    if (!isRetrying) return undefined
    const timer = setTimeout(() => dispatch({ of: url, action: 'retry' }), RETRY_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isRetrying, url])

  return {
    src: addressOf(state),
    attempts: state.attempts,
    isBroken: state.isBroken,
    isGivenUp: hasGivenUp,
    refresh: () => dispatch({ of: url, action: 'refresh' }),
    onError: () => dispatch({ of: url, action: 'fail' }),
  }
}

export type Reload = ReturnType<typeof useReload>

const MOST_ATTEMPTS = 5
export const RETRY_AFTER_MS = 20_000

/** How loading a video has gone so far. */
type ReloadState = {
  url: string
  /** Of the address: each load but the first has one of its own, so that no broken copy comes from a cache. */
  version: number
  /** Repeats by itself, not those that were asked for. */
  attempts: number
  isBroken: boolean
}

/** `fail`: it cannot be played. `retry`: a repeat by itself. `refresh`: one that was asked for. */
export type ReloadAction = 'fail' | 'retry' | 'refresh'

export function firstLoad(url: string): ReloadState {
  return { url, version: 0, attempts: 0, isBroken: false }
}

export function reloadAfter(state: ReloadState, action: ReloadAction): ReloadState {
  const version = state.version + 1
  switch (action) {
    case 'fail':
      return { ...state, isBroken: true }
    case 'retry':
      return { ...state, version, attempts: state.attempts + 1, isBroken: false }
    case 'refresh':
      return { ...state, version, isBroken: false }
  }
}

/** Five repeats by itself, then only when asked. */
export function isGivenUp({ isBroken, attempts }: ReloadState): boolean {
  return isBroken && attempts >= MOST_ATTEMPTS
}

export function addressOf({ url, version }: ReloadState): string {
  return version > 0 ? `${url}?version=${version}` : url
}
