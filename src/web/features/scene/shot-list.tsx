import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { type Scene, TRACK_KINDS } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/bench-context.ts'
import { sceneAnchor } from '#web/features/editor/scene-anchor.ts'
import { GenerateButton } from '#web/features/generation/generate-button.tsx'
import { TrackFailure } from '#web/features/generation/track-failure.tsx'
import { timecode } from '#web/lib/timecode.ts'
import { EditTextButton } from './edit-text-button.tsx'
import { SceneGrip } from './scene-grip.tsx'
import { SceneMenu } from './scene-menu.tsx'
import { ScenePicture } from './scene-picture.tsx'
import { StaleNote } from './stale-note.tsx'
import { TEXT_FIELDS, type TextField } from './text-fields.ts'
import { TrackDots } from './track-dots.tsx'
import { useSceneDrag } from './use-scene-drag.ts'
import './shot-list.css'

/** The scenes as a table: the list view. */
export function ShotList({ scenes }: { scenes: Scene[] }) {
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
            <th scope="col">{t`Generate`}</th>
          </tr>
        </thead>
        <tbody {...drag}>
          {scenes.map((scene) => (
            <Shot key={scene.id} scene={scene} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const Shot = memo(function Shot({ scene }: { scene: Scene }) {
  const { t } = useLingui()
  return (
    <tr id={sceneAnchor(scene.orderIndex)} data-scene={scene.id} tabIndex={-1}>
      <td className="f">
        <ScenePicture scene={scene} />
      </td>
      <td className="no whitespace-nowrap" data-edge>
        <SceneGrip />
        <b className="mono font-semibold">{scene.orderIndex + 1}</b>
        <span className="tc block text-muted">{timecode(scene.startMs)}</span>
      </td>
      <td className="vo">
        <ShotText scene={scene} field="voiceOverText" />
        <StaleNote scene={scene} />
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
      <td className="st">
        <TrackDots scene={scene} />
        <SceneMenu scene={scene} />
      </td>
      <td className="ac">
        <GenerateButton isCompact kind="voice" scene={scene}>{t`Voice`}</GenerateButton>
        <GenerateButton isCompact kind="image" scene={scene}>{t`Image`}</GenerateButton>
        <GenerateButton isCompact kind="clip" scene={scene}>{t`Video`}</GenerateButton>
      </td>
    </tr>
  )
})

/** One of a scene's texts with its pencil; its sign tells it from the others where there are no columns. */
function ShotText({ scene, field }: { scene: Scene; field: TextField }) {
  const { language } = useBench().storyboard
  const { icon: Sign } = TEXT_FIELDS[field]
  return (
    <div className="shot-text">
      <Sign />
      <span className="line-clamp-4" title={scene[field]} lang={language}>
        {scene[field]}
      </span>
      <EditTextButton scene={scene} field={field} />
    </div>
  )
}
