import { sceneAt } from '#composition/timeline.ts'
import type { Cut, CutPicture } from '../cut.ts'
import type { PreviewPlayer } from '../preview-player.ts'
import { usePlayerState } from '../use-player.ts'
import { place } from './place.ts'

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
