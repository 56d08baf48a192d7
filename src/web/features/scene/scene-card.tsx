import { Trans, useLingui } from '@lingui/react/macro'
import { memo, type ReactNode, useRef } from 'react'
import { type Scene, TRACK_KINDS, type TrackKind } from '#contract/scene.ts'
import { sceneAnchor } from '#web/features/editor/kept-place.ts'
import { AT_ONCE, useHasComeNear } from '#web/features/editor/shown-scenes.ts'
import { inSeconds } from '#web/lib/figures.ts'
import { timecode } from '#web/lib/formats.ts'
import { classNames } from '#web/ui/class-names.ts'
import { SceneGrip } from './scene-drag.tsx'
import { useTrackKeys } from './scene-keys.ts'
import { SceneMenu } from './scene-menu.tsx'
import { PlayablePicture } from './scene-picture.tsx'
import { TEXT_FIELDS, type TextField } from './text-fields.ts'
import { TextInPlace } from './text-in-place.tsx'
import { TrackFailure } from './track-notes.tsx'
import { TrackState } from './track-state.tsx'
import './track-dots.css'
import './track-states.css'

/** A scene in the grid: its texts and, once it is near, its picture and what is made of it. Drawn again only when it changes itself. */
export const SceneCard = memo(function SceneCard({ scene }: { scene: Scene }) {
  const { t } = useLingui()
  const number = scene.orderIndex + 1
  const headingId = `scene-heading-${number}`
  const ref = useRef<HTMLElement>(null)
  const { onKeyDown, ...tracks } = useTrackKeys(scene)
  const isDrawn = useHasComeNear(ref, scene.orderIndex < AT_ONCE)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the scene can have the focus
    <article
      ref={ref}
      className="scene"
      id={sceneAnchor(scene.orderIndex)}
      aria-labelledby={headingId}
      data-scene={scene.id}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <header className="scene-pic" data-edge>
        {isDrawn && <PlayablePicture scene={scene} />}
        <div className="scene-tag">
          <h2 id={headingId}>
            <span className="sr-only">
              <Trans>Scene</Trans>{' '}
            </span>
            {number}
          </h2>
          <span>{timecode(scene.startMs)}</span>
          <span>{t`${inSeconds(scene.durationMs)} s`}</span>
        </div>
        {isDrawn && (
          <div className="scene-tools">
            <SceneGrip />
            <SceneMenu scene={scene} />
          </div>
        )}
      </header>
      <div className="lines">
        <SceneLine scene={scene} field="voiceOverText" clamp="line-clamp-4" />
        <SceneLine scene={scene} field="imagePrompt" clamp="line-clamp-2" />
        <SceneLine scene={scene} field="videoPrompt" clamp="line-clamp-2" />
        {TRACK_KINDS.map((kind) => (
          <TrackFailure key={kind} track={scene[kind]} />
        ))}
      </div>
      {isDrawn && <TrackStates scene={scene} {...tracks} />}
    </article>
  )
})

type SceneLineProps = {
  scene: Scene
  field: TextField
  /** Lines shown before the rest is cut. */
  clamp: 'line-clamp-2' | 'line-clamp-3' | 'line-clamp-4'
  children?: ReactNode
}

/** One of a scene's texts, with the sign of what is made from it. */
function SceneLine({ scene, field, clamp, children }: SceneLineProps) {
  const { i18n } = useLingui()
  const { icon: Icon, name } = TEXT_FIELDS[field]
  return (
    <div className={classNames('line', field === 'voiceOverText' && 'vo')}>
      <span className="sign" title={i18n._(name)}>
        <Icon />
      </span>
      <div className="grid min-w-0 gap-1">
        <TextInPlace scene={scene} field={field} clamp={clamp} />
        {children}
      </div>
    </div>
  )
}

type TrackStatesProps = {
  scene: Scene
  /** Whose menu is open. */
  openTrack: TrackKind | null
  setOpenTrack: (kind: TrackKind | null) => void
}

/** How a scene's voice, image and video stand, in one row; each opens what can be done about it. */
function TrackStates({ scene, openTrack, setOpenTrack }: TrackStatesProps) {
  return (
    <div className="track-states">
      {TRACK_KINDS.map((kind) => (
        <TrackState
          key={kind}
          kind={kind}
          scene={scene}
          isOpen={openTrack === kind}
          onOpen={(isOpen) => setOpenTrack(isOpen ? kind : null)}
        />
      ))}
    </div>
  )
}
