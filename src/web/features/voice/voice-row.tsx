import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import type { Scene } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/bench-context.ts'
import { sceneAnchor } from '#web/features/editor/scene-anchor.ts'
import { GenerateButton } from '#web/features/generation/generate-button.tsx'
import { MadeBadge } from '#web/features/generation/made-badge.tsx'
import { TrackFailure } from '#web/features/generation/track-failure.tsx'
import { SceneModelButton } from '#web/features/model-choice/scene-model-button.tsx'
import { DownloadButton } from '#web/features/scene/download-button.tsx'
import { ScenePicture } from '#web/features/scene/scene-picture.tsx'
import { TextInPlace } from '#web/features/scene/text-in-place.tsx'
import { timecode } from '#web/lib/timecode.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { AudioPlayer } from './audio-player.tsx'
import { OwnRecording } from './recording/own-recording.tsx'
import { voiceById } from './voice-catalogue.ts'
import { VoiceFit } from './voice-fit.tsx'

/** One scene's voice-over: the text, how it fits, and the take. */
export const VoiceRow = memo(function VoiceRow({ scene }: { scene: Scene }) {
  const { t } = useLingui()
  const number = scene.orderIndex + 1
  const isSilent = scene.voiceOverText.trim() === ''
  return (
    <article className="vo-row" id={sceneAnchor(scene.orderIndex)} aria-label={t`Scene ${number}`}>
      <div className="grid content-start gap-1">
        <ScenePicture scene={scene} />
        <span className="edge">
          <b>{number}</b>
          {timecode(scene.startMs)}
        </span>
      </div>
      <div className="txt grid content-start gap-2">
        <TextInPlace scene={scene} field="voiceOverText" />
        {isSilent && <p className="text-muted">{t`No voice text provided for this scene`}</p>}
        <div className="flex flex-wrap items-center gap-x-3.5 gap-y-1">
          <VoiceFit scene={scene} />
          <SpokenBy scene={scene} />
        </div>
      </div>
      <div className="play">
        <Take scene={scene} />
        <TrackFailure track={scene.voice} />
        <div className="acts">
          <MadeBadge track={scene.voice} />
          <span className="tools">
            <OwnRecording scene={scene} />
            <SceneModelButton scene={scene} kind="voice" />
            <DownloadButton scene={scene} kind="voice" />
            <GenerateButton kind="voice" scene={scene}>
              {scene.voice.asset ? t`Regenerate Voice` : t`Generate Voice`}
            </GenerateButton>
          </span>
        </div>
      </div>
    </article>
  )
})

/** Whose voice the take has, where it is not the one that is picked now. */
function SpokenBy({ scene }: { scene: Scene }) {
  const { storyboard } = useBench()
  const { voiceId } = scene.voice
  const name = voiceId !== storyboard.voiceId && voiceById(voiceId ?? '')?.name
  return name ? (
    <span className="text-sm text-muted">
      <Trans>Spoken by {name}</Trans>
    </span>
  ) : null
}

function Take({ scene }: { scene: Scene }) {
  const { status, asset, generation } = scene.voice
  const number = scene.orderIndex + 1
  if (status === 'processing') {
    return (
      <output className="player-mini">
        <span className="m-1.5 flex">
          <Spinner />
        </span>
        <span className="text-sm text-muted">
          {generation?.state === 'queued' ? (
            <Trans>Scene {number} waits for its turn</Trans>
          ) : (
            <Trans>Speaking scene {number}</Trans>
          )}
        </span>
      </output>
    )
  }
  if (asset) return <AudioPlayer key={asset.id} asset={asset} sceneNumber={number} />
  return (
    <p className="player-mini">
      <span className="p-1 text-sm text-muted">
        <Trans>No voice yet</Trans>
      </span>
    </p>
  )
}
