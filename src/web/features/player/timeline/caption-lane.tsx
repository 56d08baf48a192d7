import { framesOf } from '#composition/frame-rate.ts'
import { isWrittenWithoutSpaces } from '#composition/caption-script.ts'
import type { Cut } from '../cut.ts'
import type { PreviewPlayer } from '../preview-player.ts'
import { usePlayerState } from '../use-player.ts'
import { place } from './place.ts'

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
