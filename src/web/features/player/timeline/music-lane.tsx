import type { ReactNode } from 'react'
import { audioPlanOf } from '#composition/audio-plan.ts'
import type { Cut } from '../cut.ts'
import { duckingPath } from './ducking-path.ts'

const WIDTH = 1000
const HEIGHT = 36

/** How loud the music will be under the voices. */
export function MusicLane({ cut, children }: { cut: Cut; children: ReactNode }) {
  const plan = audioPlanOf(cut.composition, cut.timeline)
  return (
    <div className="lane lane-music" aria-hidden="true">
      {plan.music && (
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
          <path d={duckingPath(plan.music.gain, plan.durationMs, WIDTH, HEIGHT)} />
        </svg>
      )}
      <span>{children}</span>
    </div>
  )
}
