import type { CSSProperties, ReactNode } from 'react'
import { audioPlanOf, type GainPoint } from '#composition/audio-plan.ts'
import { isWrittenWithoutSpaces } from '#composition/caption-script.ts'
import { framesOf } from '#composition/frame-rate.ts'
import { sceneAt } from '#composition/timeline.ts'
import { Waveform } from '#web/features/voice/audio-player.tsx'
import type { Cut, CutPicture } from '../cut.ts'
import type { PreviewPlayer } from '../preview-player.ts'
import { usePlayerState } from '../use-player.ts'

type SceneLaneProps = { player: PreviewPlayer; cut: Cut }

/** Every scene as a strip of its picture, as wide as it is long. */
export function SceneLane({ player, cut }: SceneLaneProps) {
  const { timeline, scenes } = cut
  const current = usePlayerState(player, ({ frame }) => sceneAt(timeline, frame)?.index ?? 0)
  return (
    <div className="lane lane-scenes" aria-hidden="true">
      {scenes.map(({ scene, span, picture }) => (
        <div
          key={scene.id}
          className="blk"
          style={place(span.startFrame, span.endFrame, timeline.frames)}
          data-current={span.index === current || undefined}
        >
          <Strip picture={picture} />
          <b>{span.index + 1}</b>
        </div>
      ))}
    </div>
  )
}

function Strip({ picture }: { picture: CutPicture }) {
  if (picture.kind === 'card') return <div className="strip-planned" />
  const url = picture.kind === 'still' ? picture.url : picture.stillUrl
  return <div className="strip" style={url ? { backgroundImage: `url("${url}")` } : undefined} />
}

type CaptionLaneProps = { player: PreviewPlayer; cut: Cut }

/** Every page of the captions, where it is shown. */
export function CaptionLane({ player, cut }: CaptionLaneProps) {
  const { frames } = cut.timeline
  const pages = pagesOf(cut)
  const current = usePlayerState(player, ({ frame }) =>
    pages.findIndex(({ fromFrame, toFrame }) => frame >= fromFrame && frame < toFrame),
  )
  return (
    <div className="lane lane-captions" aria-hidden="true">
      {pages.map(({ text, language, fromFrame, toFrame }, index) => (
        <span
          key={fromFrame}
          className="cap"
          lang={language}
          style={place(fromFrame, toFrame, frames)}
          data-current={index === current || undefined}
        >
          {text}
        </span>
      ))}
    </div>
  )
}

function pagesOf({ scenes }: Cut) {
  return scenes.flatMap(({ captions }) => {
    if (!captions) return []
    const { pages, language, sceneStartFrame } = captions
    const gap = isWrittenWithoutSpaces(language) ? '' : ' '
    return pages.map(({ lines, startMs, endMs }) => ({
      text: lines.map(({ words }) => words.map(({ text }) => text).join(gap)).join(gap),
      language,
      fromFrame: sceneStartFrame + framesOf(startMs),
      toFrame: sceneStartFrame + framesOf(endMs),
    }))
  })
}

export function VoiceLane({ cut }: { cut: Cut }) {
  const { frames } = cut.timeline
  return (
    <div className="lane lane-voice" aria-hidden="true">
      {cut.scenes.map(({ scene, span, voiceUrl }) => {
        const startFrame = framesOf(span.voiceStartMs)
        const endFrame = startFrame + framesOf(scene.voice.asset?.durationMs ?? 0)
        return (
          voiceUrl && (
            <div key={scene.id} className="vc" style={place(startFrame, endFrame, frames)}>
              <Waveform url={voiceUrl} playedShare={0} />
            </div>
          )
        )
      })}
    </div>
  )
}

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

/** What the top and the bottom of the lane stand for, in decibels. */
const LOUDEST_DB = 6
const QUIETEST_DB = -24

/** A gain curve as an SVG path that fills a box from its top left corner. */
export function duckingPath(gain: GainPoint[], durationMs: number, width: number, height: number) {
  const points = gain.map(({ ms, decibels }) => {
    const share = (LOUDEST_DB - decibels) / (LOUDEST_DB - QUIETEST_DB)
    const x = (ms / durationMs) * width
    const y = Math.max(0, Math.min(1, share)) * height
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  })
  return `M${points.join('L')}`
}

/** Where a stretch of frames lies in a lane. */
export function place(fromFrame: number, toFrame: number, frames: number): CSSProperties {
  return {
    left: `${(fromFrame / frames) * 100}%`,
    width: `${((toFrame - fromFrame) / frames) * 100}%`,
  }
}
