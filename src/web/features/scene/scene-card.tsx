import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import type { Scene } from '#contract/scene.ts'
import { sceneAnchor } from '#web/features/editor/scene-anchor.ts'
import { GenerateButton } from '#web/features/generation/generate-button.tsx'
import { TrackFailure } from '#web/features/generation/track-failure.tsx'
import { UploadImageButton } from '#web/features/image/upload/upload-image-button.tsx'
import { inSeconds } from '#web/lib/in-seconds.ts'
import { timecode } from '#web/lib/timecode.ts'
import { DownloadButton } from './download-button.tsx'
import { SceneGrip } from './scene-grip.tsx'
import { SceneMenu } from './scene-menu.tsx'
import { SceneLine } from './scene-line.tsx'
import { ScenePicture } from './scene-picture.tsx'
import { StaleNote } from './stale-note.tsx'
import { TrackDots } from './track-dots.tsx'

/** A scene in the grid; drawn again only when it changes itself. */
export const SceneCard = memo(function SceneCard({ scene }: { scene: Scene }) {
  const { t } = useLingui()
  const number = scene.orderIndex + 1
  const headingId = `scene-heading-${number}`
  const spokenMs = scene.voice.asset?.durationMs
  return (
    <article
      className="scene"
      id={sceneAnchor(scene.orderIndex)}
      aria-labelledby={headingId}
      data-scene={scene.id}
      tabIndex={-1}
    >
      <header className="scene-edge" data-edge>
        <SceneGrip />
        <h2 id={headingId}>
          <span className="sr-only">
            <Trans>Scene</Trans>{' '}
          </span>
          {number}
        </h2>
        <span className="tc">
          {timecode(scene.startMs)} – {timecode(scene.startMs + scene.durationMs)}
        </span>
        <TrackDots scene={scene} />
        <SceneMenu scene={scene} />
      </header>
      <div className="scene-body">
        <div className="scene-pic">
          <ScenePicture scene={scene} />
          <div className="tools">
            <UploadImageButton scene={scene} />
            <DownloadButton scene={scene} kind="image" />
          </div>
        </div>
        <div className="lines">
          <SceneLine scene={scene} field="voiceOverText" clamp="line-clamp-4">
            {spokenMs && <span className="meta">{t`${inSeconds(spokenMs)} s`}</span>}
          </SceneLine>
          <SceneLine scene={scene} field="imagePrompt" clamp="line-clamp-3" />
          <SceneLine scene={scene} field="videoPrompt" clamp="line-clamp-2" />
          <StaleNote scene={scene} />
          <TrackFailure track={scene.voice} />
          <TrackFailure track={scene.image} />
          <TrackFailure track={scene.clip} />
        </div>
      </div>
      <footer className="scene-acts">
        <GenerateButton kind="voice" scene={scene}>{t`Voice`}</GenerateButton>
        <GenerateButton kind="image" scene={scene}>{t`Image`}</GenerateButton>
        <GenerateButton kind="clip" scene={scene}>{t`Video`}</GenerateButton>
      </footer>
    </article>
  )
})
