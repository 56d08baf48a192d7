import { useLingui } from '@lingui/react/macro'
import { Pause, Play, Volume2, VolumeX } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ShowcaseVideo } from '#contract/showcase.ts'
import { usePageLoaded } from '#web/lib/use-page-loaded.ts'
import type { PlaybackWish } from './use-playback-wish.ts'

type ShowcaseVideoPlayerProps = {
  video: ShowcaseVideo
  wish: PlaybackWish
  /** The only one starts again by itself. */
  isAlone: boolean
  onEnd: () => void
  onBroken: () => void
}

/** One showcase video over its poster: it plays muted, and stays still for who asked for less motion. */
export function ShowcaseVideoPlayer(props: ShowcaseVideoPlayerProps) {
  const { video, wish, isAlone, onEnd, onBroken } = props
  const { t } = useLingui()
  const player = useRef<HTMLVideoElement>(null)
  const isPageLoaded = usePageLoaded()
  const [isPlaying, setPlaying] = useState(false)

  function togglePlay() {
    wish.setPlaying(!isPlaying)
    if (isPlaying) player.current?.pause()
    else void player.current?.play()
  }

  return (
    <>
      {isPageLoaded && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- it has them where there is a file of them
        <video
          ref={player}
          src={video.videoUrl}
          muted={wish.isMuted}
          autoPlay={wish.isPlaying}
          loop={isAlone}
          playsInline
          preload={wish.isPlaying ? 'auto' : 'none'}
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
