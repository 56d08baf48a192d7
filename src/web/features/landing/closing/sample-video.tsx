import { useLingui } from '@lingui/react/macro'
import { Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { playAlone } from '#web/lib/play-alone.ts'
import { usePageLoaded } from '../use-page-loaded.ts'

/**
 * One stop of the keyboard until it is played, then the browser's own controls. Nothing of the video is fetched
 * before that, and no poster before the page stands.
 */
export function SampleVideo({ file, title }: { file: string; title: string }) {
  const { t } = useLingui()
  const ref = useRef<HTMLVideoElement>(null)
  const isPageLoaded = usePageLoaded()
  const [isOpen, setOpen] = useState(false)
  const isWaiting = isPageLoaded && !isOpen

  function play() {
    setOpen(true)
    ref.current?.focus()
    // What keeps it from playing is told by the video itself; a pause at once is no error.
    if (ref.current) playAlone(ref.current).catch(() => undefined)
  }

  return (
    <div className="frame" data-ratio="16/9">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the captions are burned into the picture */}
      <video
        ref={ref}
        src={`/showcase/${file}.mp4`}
        poster={isPageLoaded ? `/showcase/${file}.webp` : undefined}
        aria-label={title}
        width={1280}
        height={720}
        preload="none"
        playsInline
        controls={!isWaiting}
        tabIndex={-1}
      />
      {isWaiting && (
        <button type="button" className="play-o" aria-label={t`Play ${title}`} onClick={play}>
          <Play />
        </button>
      )}
    </div>
  )
}
