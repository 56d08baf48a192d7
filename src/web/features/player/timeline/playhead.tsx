import { type CSSProperties, useEffect, useRef } from 'react'
import { frameTimecode } from '../frame-timecode.ts'
import type { PreviewPlayer } from '../preview-player.ts'
import { usePlayerState } from '../use-player.ts'

/** Kept free before the playhead when it is brought back into view, in pixels: the labels stand there. */
const MARGIN_PX = 110

type PlayheadProps = { player: PreviewPlayer; frames: number }

export function Playhead({ player, frames }: PlayheadProps) {
  const ref = useRef<HTMLDivElement>(null)
  const frame = usePlayerState(player, (state) => state.frame)
  useEffect(() => {
    if (ref.current) keepInView(ref.current, frame / frames)
  }, [frame, frames])
  return (
    <div
      ref={ref}
      className="ph"
      aria-hidden="true"
      style={{ '--t': frame / frames } as CSSProperties}
    >
      <span>{frameTimecode(frame)}</span>
    </div>
  )
}

/** Turns the page when the playhead leaves it. */
function keepInView(playhead: HTMLElement, share: number) {
  const scroller = playhead.closest('.timeline')
  const lanes = playhead.parentElement?.getBoundingClientRect()
  if (!scroller || !lanes || scroller.scrollWidth <= scroller.clientWidth) return
  const { left, right } = scroller.getBoundingClientRect()
  const at = lanes.left + share * lanes.width
  if (at < left + MARGIN_PX || at > right) scroller.scrollLeft += at - left - MARGIN_PX
}
