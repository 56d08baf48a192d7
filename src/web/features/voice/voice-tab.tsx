import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import type { Scene } from '#contract/scene.ts'
import { useBench, useEditor } from '#web/features/editor/editor-context.tsx'
import { sceneAnchor } from '#web/features/editor/kept-place.ts'
import { useShownScenes } from '#web/features/editor/shown-scenes.ts'
import { GenerateAllButton, ReadyAndTotal } from '#web/features/generation/generate-all-button.tsx'
import { GenerateButton } from '#web/features/generation/generate-button.tsx'
import { ModelSelect } from '#web/features/model-choice/model-select.tsx'
import { SceneModelButton } from '#web/features/model-choice/scene-model-dialog.tsx'
import { DownloadButton } from '#web/features/scene/download.tsx'
import { VoiceFit } from '#web/features/scene/scene-fit.tsx'
import { ScenePicture } from '#web/features/scene/scene-picture.tsx'
import { TextInPlace } from '#web/features/scene/text-in-place.tsx'
import { MadeBadge, TrackFailure } from '#web/features/scene/track-notes.tsx'
import { UsualWait } from '#web/features/studio/studio.tsx'
import { timecode } from '#web/lib/formats.ts'
import { Spinner } from '#web/ui/progress.tsx'
import { AudioPlayer } from './audio-player.tsx'
import { OwnRecording } from './recording/recording-dialog.tsx'
import { VoicePicker, voiceById } from './voice-picker.tsx'
import './voice.css'

export function VoiceTab() {
  const shownScenes = useShownScenes('voice')
  const isMaking = useEditor().storyboard.scenes.some(({ voice }) => voice.status === 'processing')
  return (
    <>
      <div className="sub-bar">
        <VoicePicker />
        <ModelSelect kind="voice" />
        <div className="sub-end">
          <ReadyAndTotal kind="voice" />
          <GenerateAllButton kind="voice" />
        </div>
      </div>
      {isMaking && <UsualWait kind="voice" />}
      <div className="panel">
        {shownScenes.map((scene) => (
          <VoiceRow key={scene.id} scene={scene} />
        ))}
      </div>
    </>
  )
}

/** One scene's voice-over: the text, how it fits, and the take. */
const VoiceRow = memo(function VoiceRow({ scene }: { scene: Scene }) {
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
