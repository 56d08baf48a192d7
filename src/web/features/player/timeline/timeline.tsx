import { Trans, useLingui } from '@lingui/react/macro'
import { Captions, Mic, Music } from 'lucide-react'
import { type CSSProperties, type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import { FRAME_RATE, msOfFrame } from '#composition/frame-rate.ts'
import { sceneAt, type Timeline } from '#composition/timeline.ts'
import { type Cut, frameTimecode } from '#web/features/player/cut.ts'
import type { PreviewPlayer } from '#web/features/player/preview-player.ts'
import { usePlayerState } from '#web/features/player/use-player.ts'
import { timecode } from '#web/lib/formats.ts'
import { ScenesGlyph } from '#web/ui/glyphs.ts'
import { CaptionLane, MusicLane, place, SceneLane, VoiceLane } from './lanes.tsx'
import './timeline.css'

/** A long video scrolls, so that its captions can still be told apart. */
const REM_PER_SECOND = 0.4

type TimelineProps = {
  player: PreviewPlayer
  cut: Cut
  /** What the music lane says. */
  musicName: ReactNode
}

/** The cut as tracks. A press anywhere moves the playhead there; the ruler takes the keys. */
export function Timeline({ player, cut, musicName }: TimelineProps) {
  const { t } = useLingui()
  const lengthS = cut.timeline.frames / FRAME_RATE
  const lanes = useRef<HTMLDivElement>(null)

  function seekTo({ clientX }: { clientX: number }) {
    const box = lanes.current?.getBoundingClientRect()
    if (box) player.seek(((clientX - box.left) / box.width) * cut.timeline.frames)
  }

  function press(event: PointerEvent<HTMLDivElement>) {
    // A finger scrolls; its tap arrives as a click.
    if (event.pointerType === 'touch' || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    seekTo(event)
  }

  function drag(event: PointerEvent<HTMLDivElement>) {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) seekTo(event)
  }

  return (
    <section className="timeline" aria-label={t`Timeline`}>
      <div
        className="tl"
        style={{ '--lanes-w': `${lengthS * REM_PER_SECOND}rem` } as CSSProperties}
      >
        <div className="tl-labels" aria-hidden="true">
          <span className="tlab" />
          <span className="tlab">
            <ScenesGlyph />
            <Trans>Scenes</Trans>
          </span>
          <span className="tlab">
            <Mic />
            <Trans>Voice</Trans>
          </span>
          <span className="tlab">
            <Captions />
            <Trans>Captions</Trans>
          </span>
          <span className="tlab">
            <Music />
            <Trans>Music</Trans>
          </span>
        </div>
        <div className="lanes" ref={lanes}>
          <Ruler player={player} timeline={cut.timeline} />
          <div
            role="presentation"
            className="lanes-body"
            onPointerDown={press}
            onPointerMove={drag}
            onClick={seekTo}
          >
            <SceneLane player={player} cut={cut} />
            <VoiceLane cut={cut} />
            <CaptionLane player={player} cut={cut} />
            <MusicLane cut={cut}>{musicName}</MusicLane>
          </div>
          <Playhead player={player} frames={cut.timeline.frames} />
        </div>
      </div>
    </section>
  )
}

/** Kept free before the playhead when it is brought back into view, in pixels: the labels stand there. */
const MARGIN_PX = 110

type PlayheadProps = { player: PreviewPlayer; frames: number }

function Playhead({ player, frames }: PlayheadProps) {
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

type RulerProps = { player: PreviewPlayer; timeline: Timeline }

/** The times over the tracks, and under them the slider that moves the playhead. */
function Ruler({ player, timeline }: RulerProps) {
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
