import { useLingui } from '@lingui/react/macro'
import { Play } from 'lucide-react'
import { useRef, useState } from 'react'
import type { AspectRatio } from '#contract/options.ts'
import { useIsHydrated } from '#web/lib/browser-state.ts'
import { playAlone } from '#web/lib/play-alone.ts'

/** `src` and `poster` are addresses on this site. */
type SampleVideoProps = {
  src: string
  poster?: string | undefined
  title: string
  ratio: AspectRatio
}

/** What keeps a video from playing is told by its own controls; a pause at once is no error. */
const PLAYER_TELLS = () => undefined

/**
 * One stop of the keyboard until it is played, then the browser's own controls, which would lie over its captions.
 * Nothing of the video is fetched before.
 */
export function SampleVideo({ src, poster, title, ratio }: SampleVideoProps) {
  const { t } = useLingui()
  const ref = useRef<HTMLVideoElement>(null)
  const isHydrated = useIsHydrated()
  const [isOpen, setOpen] = useState(false)
  const isWaiting = isHydrated && !isOpen

  function play() {
    setOpen(true)
    ref.current?.focus()
    ref.current?.play().catch(PLAYER_TELLS)
  }

  return (
    <div className="frame" data-ratio={ratio}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the captions are burned into the picture */}
      <video
        ref={ref}
        src={src}
        poster={poster}
        aria-label={title}
        preload="none"
        playsInline
        controls={!isWaiting}
        tabIndex={-1}
        onPlay={({ currentTarget }) => void playAlone(currentTarget).catch(PLAYER_TELLS)}
      />
      {isWaiting && (
        <button type="button" className="play-o" aria-label={t`Play ${title}`} onClick={play}>
          <Play />
        </button>
      )}
    </div>
  )
}
