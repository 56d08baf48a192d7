import { Trans, useLingui } from '@lingui/react/macro'
import { Captions, Mic, Music } from 'lucide-react'
import { type CSSProperties, type PointerEvent, type ReactNode, useRef } from 'react'
import { FRAME_RATE } from '#composition/frame-rate.ts'
import { ScenesGlyph } from '#web/ui/glyphs.ts'
import type { Cut } from '../cut.ts'
import type { PreviewPlayer } from '../preview-player.ts'
import { CaptionLane } from './caption-lane.tsx'
import { MusicLane } from './music-lane.tsx'
import { Playhead } from './playhead.tsx'
import { Ruler } from './ruler.tsx'
import { SceneLane } from './scene-lane.tsx'
import { VoiceLane } from './voice-lane.tsx'
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
