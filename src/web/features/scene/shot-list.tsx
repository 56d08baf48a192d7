import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import type { Scene } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/bench-context.ts'
import { sceneAnchor } from '#web/features/editor/scene-anchor.ts'
import { timecode } from '#web/lib/timecode.ts'
import { EditTextButton } from './edit-text-button.tsx'
import { SceneGrip } from './scene-grip.tsx'
import { SceneMenu } from './scene-menu.tsx'
import { ScenePicture } from './scene-picture.tsx'
import { StaleNote } from './stale-note.tsx'
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
  const { language } = useBench().storyboard
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
        <span className="line-clamp-4" title={scene.voiceOverText} lang={language}>
          {scene.voiceOverText}
        </span>
        <EditTextButton scene={scene} field="voiceOverText" />
        <StaleNote scene={scene} />
      </td>
      <td className="pr">
        <span className="line-clamp-4" title={scene.imagePrompt}>
          {scene.imagePrompt}
        </span>
        <EditTextButton scene={scene} field="imagePrompt" />
      </td>
      <td className="pr v">
        <span className="line-clamp-4" title={scene.videoPrompt}>
          {scene.videoPrompt}
        </span>
        <EditTextButton scene={scene} field="videoPrompt" />
      </td>
      <td className="st">
        <TrackDots scene={scene} />
        <SceneMenu scene={scene} />
      </td>
    </tr>
  )
})
