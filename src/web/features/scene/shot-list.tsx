import { useLingui } from '@lingui/react/macro'
import { memo, useRef } from 'react'
import { type Scene, TRACK_KINDS } from '#contract/scene.ts'
import { sceneAnchor } from '#web/features/editor/scene-anchor.ts'
import { useHasComeNear } from '#web/features/editor/use-has-come-near.ts'
import { AT_ONCE } from '#web/features/editor/use-shown-scenes.ts'
import { TrackFailure } from '#web/features/generation/track-failure.tsx'
import { timecode } from '#web/lib/timecode.ts'
import { SceneGrip } from './scene-grip.tsx'
import { SceneMenu } from './scene-menu.tsx'
import { ScenePicture } from './scene-picture.tsx'
import { TEXT_FIELDS, type TextField } from './text-fields.ts'
import { TextInPlace } from './text-in-place.tsx'
import { TrackStates } from './track-states.tsx'
import { useSceneDrag } from './use-scene-drag.ts'
import { useTrackKeys } from './use-track-keys.ts'
import './shot-list.css'

type ShotListProps = {
  scenes: Scene[]
  /** Some are not shown: a place between two of these would not be one between neighbours. */
  isSome: boolean
}

/** The scenes as a table: the list view. */
export function ShotList({ scenes, isSome }: ShotListProps) {
  const { t } = useLingui()
  const drag = useSceneDrag()
  return (
    <div className="panel">
      <table className="table shots">
        <thead>
          <tr>
            <th scope="col">{t`Frame`}</th>
            <th scope="col">{t`Scene`}</th>
            <th scope="col">{t`Voice-over`}</th>
            <th scope="col">{t`Image prompt`}</th>
            <th scope="col">{t`Video prompt`}</th>
            <th scope="col">{t`Status`}</th>
            <td />
          </tr>
        </thead>
        <tbody {...(isSome ? {} : drag)}>
          {scenes.map((scene) => (
            <Shot key={scene.id} scene={scene} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const Shot = memo(function Shot({ scene }: { scene: Scene }) {
  const ref = useRef<HTMLTableRowElement>(null)
  const isDrawn = useHasComeNear(ref, scene.orderIndex < AT_ONCE)
  const { onKeyDown, ...tracks } = useTrackKeys(scene)
  return (
    <tr
      onKeyDown={onKeyDown}
      ref={ref}
      id={sceneAnchor(scene.orderIndex)}
      data-scene={scene.id}
      tabIndex={-1}
    >
      <td className="f">{isDrawn && <ScenePicture scene={scene} />}</td>
      <td className="no whitespace-nowrap" data-edge>
        <SceneGrip />
        <b className="mono font-semibold">{scene.orderIndex + 1}</b>
        <span className="tc block text-muted">{timecode(scene.startMs)}</span>
      </td>
      <td className="vo">
        <ShotText scene={scene} field="voiceOverText" />
        {TRACK_KINDS.map((kind) => (
          <TrackFailure key={kind} track={scene[kind]} />
        ))}
      </td>
      <td className="pr">
        <ShotText scene={scene} field="imagePrompt" />
      </td>
      <td className="pr">
        <ShotText scene={scene} field="videoPrompt" />
      </td>
      <td className="st">{isDrawn && <TrackStates scene={scene} {...tracks} />}</td>
      <td className="ac">{isDrawn && <SceneMenu scene={scene} />}</td>
    </tr>
  )
})

/** One of a scene's texts; its sign tells it from the others where there are no columns. */
function ShotText({ scene, field }: { scene: Scene; field: TextField }) {
  const { icon: Sign } = TEXT_FIELDS[field]
  return (
    <div className="shot-text">
      <Sign />
      <TextInPlace scene={scene} field={field} clamp="line-clamp-4" />
    </div>
  )
}
