import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useRef } from 'react'
import { type Scene, TRACK_KINDS } from '#contract/scene.ts'
import { sceneAnchor } from '#web/features/editor/scene-anchor.ts'
import { useHasComeNear } from '#web/features/editor/use-has-come-near.ts'
import { AT_ONCE } from '#web/features/editor/use-shown-scenes.ts'
import { TrackFailure } from '#web/features/generation/track-failure.tsx'
import { inSeconds } from '#web/lib/in-seconds.ts'
import { timecode } from '#web/lib/timecode.ts'
import { PlayablePicture } from './playable-picture.tsx'
import { SceneGrip } from './scene-grip.tsx'
import { SceneLine } from './scene-line.tsx'
import { SceneMenu } from './scene-menu.tsx'
import { TrackStates } from './track-states.tsx'
import { useTrackKeys } from './use-track-keys.ts'

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
