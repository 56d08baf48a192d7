import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useRef } from 'react'
import { type Scene, TRACK_KINDS } from '#contract/scene.ts'
import { sceneAnchor } from '#web/features/editor/scene-anchor.ts'
import { useHasComeNear } from '#web/features/editor/use-has-come-near.ts'
import { AT_ONCE } from '#web/features/editor/use-shown-scenes.ts'
import { TrackFailure } from '#web/features/generation/track-failure.tsx'
import { TRACK_FACTS } from '#web/features/generation/track-kinds.ts'
import { VoiceFit } from '#web/features/voice/voice-fit.tsx'
import { timecode } from '#web/lib/timecode.ts'
import { SceneGrip } from './scene-grip.tsx'
import { SceneMenu } from './scene-menu.tsx'
import { ScenePicture } from './scene-picture.tsx'
import { TextInPlace } from './text-in-place.tsx'
import { TrackState } from './track-state.tsx'
import { useRowKeys } from './use-row-keys.ts'
import { useSceneDrag } from './use-scene-drag.ts'
import { useTrackKeys } from './use-track-keys.ts'
import './shot-list.css'
import './track-dots.css'
import './track-states.css'

type ShotListProps = {
  scenes: Scene[]
  /** Some are not shown: a place between two of these would not be one between neighbours. */
  isSome: boolean
}

/** The scenes as a table: the list view. */
export function ShotList({ scenes, isSome }: ShotListProps) {
  const { t, i18n } = useLingui()
  const drag = useSceneDrag()
  const onKeyDown = useRowKeys(!isSome)
  return (
    <div className="panel">
      <table className="table shots">
        <thead>
          <tr>
            <th scope="col">{t`Scene`}</th>
            <th scope="col">{t`Frame`}</th>
            <th scope="col">{t`Voice-over`}</th>
            <th scope="col" className="pr">{t`Image prompt`}</th>
            <th scope="col" className="pr">{t`Video prompt`}</th>
            {TRACK_KINDS.map((kind) => (
              <th key={kind} scope="col" className="st">
                {i18n._(TRACK_FACTS[kind].name)}
              </th>
            ))}
            <th scope="col">{t`Length`}</th>
            <td />
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its rows can have the focus */}
        <tbody onKeyDown={onKeyDown} {...(isSome ? {} : drag)}>
          {scenes.map((scene, index) => (
            <Shot key={scene.id} scene={scene} isFirst={index === 0} />
          ))}
        </tbody>
      </table>
      <p className="shots-keys">
        <Trans>
          <kbd>↑</kbd> <kbd>↓</kbd> walk, <kbd>Enter</kbd> edits, <kbd>V</kbd> <kbd>I</kbd>{' '}
          <kbd>C</kbd> make, <kbd>Alt</kbd> <kbd>↑</kbd> <kbd>↓</kbd> move, <kbd>O</kbd> opens
        </Trans>
      </p>
    </div>
  )
}

type ShotProps = {
  scene: Scene
  /** The Tab key leads to it; from there the arrows lead on. */
  isFirst: boolean
}

const Shot = memo(function Shot({ scene, isFirst }: ShotProps) {
  const ref = useRef<HTMLTableRowElement>(null)
  const isDrawn = useHasComeNear(ref, scene.orderIndex < AT_ONCE)
  const { onKeyDown, openTrack, setOpenTrack } = useTrackKeys(scene)
  return (
    <tr
      onKeyDown={onKeyDown}
      ref={ref}
      id={sceneAnchor(scene.orderIndex)}
      data-scene={scene.id}
      tabIndex={isFirst ? 0 : -1}
    >
      <td className="no" data-edge>
        <SceneGrip />
        <b className="mono font-semibold">{scene.orderIndex + 1}</b>
        <span className="tc block text-muted">{timecode(scene.startMs)}</span>
      </td>
      <td className="f">{isDrawn && <ScenePicture scene={scene} />}</td>
      <td className="vo">
        <TextInPlace scene={scene} field="voiceOverText" clamp="line-clamp-2" />
        {TRACK_KINDS.map((kind) => (
          <TrackFailure key={kind} track={scene[kind]} />
        ))}
      </td>
      <td className="pr">
        <TextInPlace scene={scene} field="imagePrompt" clamp="line-clamp-2" />
      </td>
      <td className="pr">
        <TextInPlace scene={scene} field="videoPrompt" clamp="line-clamp-2" />
      </td>
      {TRACK_KINDS.map((kind) => (
        <td key={kind} className="st">
          {isDrawn && (
            <TrackState
              kind={kind}
              scene={scene}
              isOpen={openTrack === kind}
              onOpen={(isOpen) => setOpenTrack(isOpen ? kind : null)}
            />
          )}
        </td>
      ))}
      <td className="ln">
        <VoiceFit scene={scene} />
      </td>
      <td className="ac">{isDrawn && <SceneMenu scene={scene} />}</td>
    </tr>
  )
})
