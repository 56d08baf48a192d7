import { useLingui } from '@lingui/react/macro'
import { Pause, Play, Volume2, VolumeX } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ShowcaseVideo } from '#contract/showcase.ts'
import { useMediaQuery, usePageLoaded } from '#web/lib/browser-state.ts'

type ShowcaseVideoPlayerProps = {
  video: ShowcaseVideo
  wish: PlaybackWish
  /** Nobody waits for a film that is out of the window, and none plays there. */
  isSeen: boolean
  /** The only one starts again by itself. */
  isAlone: boolean
  onEnd: () => void
  onBroken: () => void
}

/**
 * One showcase video over its poster. It is fetched when it is to be seen moving, and plays muted while it is in the
 * window; a phone gets the small file.
 */
export function ShowcaseVideoPlayer(props: ShowcaseVideoPlayerProps) {
  const { video, wish, isSeen, isAlone, onEnd, onBroken } = props
  const { t } = useLingui()
  const player = useRef<HTMLVideoElement>(null)
  const isPageLoaded = usePageLoaded()
  const isPhone = useMediaQuery('(max-width: 767px)')
  const [isPlaying, setPlaying] = useState(false)
  const plays = wish.isPlaying && isSeen
  const [isWanted, setWanted] = useState(plays)
  if (plays && !isWanted) setWanted(true)

  useEffect(() => {
    if (plays) void player.current?.play().catch(() => undefined)
    else player.current?.pause()
  }, [plays])

  function togglePlay() {
    wish.setPlaying(!isPlaying)
    if (!isPlaying) void player.current?.play()
  }

  return (
    <>
      {isPageLoaded && isWanted && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- it has them where there is a file of them
        <video
          ref={player}
          src={(isPhone ? video.smallVideoUrl : null) ?? video.videoUrl}
          muted={wish.isMuted}
          autoPlay={plays}
          loop={isAlone}
          playsInline
          preload={plays ? 'auto' : 'none'}
          aria-label={video.title}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          onEnded={onEnd}
          onError={onBroken}
        >
          {video.captionsUrl && <track kind="captions" src={video.captionsUrl} default />}
        </video>
      )}
      <div className="caption">
        <p aria-live="off">{video.title}</p>
        <button type="button" aria-label={isPlaying ? t`Pause` : t`Play`} onClick={togglePlay}>
          {isPlaying ? <Pause /> : <Play />}
        </button>
        <button
          type="button"
          aria-label={wish.isMuted ? t`Unmute` : t`Mute`}
          onClick={() => wish.setMuted(!wish.isMuted)}
        >
          {wish.isMuted ? <VolumeX /> : <Volume2 />}
        </button>
      </div>
    </>
  )
}

type PlaybackWish = {
  isPlaying: boolean
  isMuted: boolean
  setPlaying: (isPlaying: boolean) => void
  setMuted: (isMuted: boolean) => void
}

/** What the visitor wants of every showcase video. Unasked: playing, silent, and still for who saves motion or data. */
export function usePlaybackWish(): PlaybackWish {
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [chosen, setPlaying] = useState<boolean | null>(null)
  const [isMuted, setMuted] = useState(true)
  return { isPlaying: chosen ?? !(isCalm || savesData()), isMuted, setPlaying, setMuted }
}

/** Chromium says so; other browsers do not, and have the poster and a small file. */
function savesData(): boolean {
  if (typeof navigator === 'undefined') return false
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
