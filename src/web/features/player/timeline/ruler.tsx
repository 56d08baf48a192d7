import { useLingui } from '@lingui/react/macro'
import { FRAME_RATE, msOfFrame } from '#composition/frame-rate.ts'
import { sceneAt, type Timeline } from '#composition/timeline.ts'
import { timecode } from '#web/lib/formats.ts'
import { frameTimecode } from '../moment.ts'
import type { PreviewPlayer } from '../preview-player.ts'
import { usePlayerState } from '../use-player.ts'
import { place } from './lanes.tsx'

type RulerProps = { player: PreviewPlayer; timeline: Timeline }

/** The times over the tracks, and under them the slider that moves the playhead. */
export function Ruler({ player, timeline }: RulerProps) {
  const { t } = useLingui()
  const frame = usePlayerState(player, spokenFrame)
  const { frames } = timeline
  const scene = (sceneAt(timeline, frame)?.index ?? 0) + 1
  const time = frameTimecode(frame)
  return (
    <div className="lane rul">
      {rulerMarks(frames).map((mark, index, marks) => (
        <span key={mark} style={place(mark, marks[index + 1] ?? frames, frames)} aria-hidden="true">
          {timecode(msOfFrame(mark))}
        </span>
      ))}
      <input
        type="range"
        min={0}
        max={frames - 1}
        step={1}
        value={frame}
        aria-label={t`Playhead`}
        aria-valuetext={t`${time}, scene ${scene}`}
        onChange={(event) => player.seek(event.target.valueAsNumber)}
      />
    </div>
  )
}

/** While it plays, only whole seconds are told: nobody can listen to thirty numbers a second. */
function spokenFrame({ frame, isPlaying }: PreviewPlayer['state']) {
  return isPlaying ? Math.floor(frame / FRAME_RATE) * FRAME_RATE : frame
}

const STEPS_S = [1, 2, 5, 10, 15, 30, 60]
const MOST_MARKS = 8

/** The frames that carry a time on the ruler: whole seconds, at most eight, evenly apart. */
export function rulerMarks(frames: number) {
  const lengthS = frames / FRAME_RATE
  const stepS = STEPS_S.find((step) => lengthS / step <= MOST_MARKS) ?? lengthS
  const count = Math.ceil(lengthS / stepS)
  return Array.from({ length: count }, (_, index) => index * stepS * FRAME_RATE)
}
