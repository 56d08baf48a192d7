import { Trans, useLingui } from '@lingui/react/macro'
import { useEditor } from '#web/features/editor/editor-context.ts'
import { countReady } from '#web/features/editor/production.ts'
import { batchOf } from '#web/features/generation/batch.ts'
import { GenerateAllButton } from '#web/features/generation/generate-all-button.tsx'
import { useShownScenes } from '#web/features/scene/use-shown-scenes.ts'
import { VoicePicker } from './voice-picker.tsx'
import { VoiceRow } from './voice-row.tsx'
import './voice.css'

export function VoiceTab() {
  const { t } = useLingui()
  const { storyboard, prices, credits } = useEditor()
  const { scenes } = storyboard
  const shownScenes = useShownScenes()
  const ready = countReady(scenes, 'voice')
  const batch = batchOf('voice', storyboard, credits)
  const cost = batch.scenes.length * (prices?.generate_voice ?? 0)
  return (
    <>
      <div className="sub-bar">
        <VoicePicker />
        <span className="push text-sm text-muted">
          {batch.mode === 'missing' && batch.scenes.length > 0 ? (
            <Trans>
              {ready} of {scenes.length} scenes ready, {batch.scenes.length} to make: {cost} credits
            </Trans>
          ) : (
            <Trans>
              {ready} of {scenes.length} scenes ready
            </Trans>
          )}
        </span>
        <GenerateAllButton
          kind="voice"
          label={t`Generate All Voices`}
          againLabel={t`Regenerate All Voices`}
        />
      </div>
      <div className="panel">
        {shownScenes.map((scene) => (
          <VoiceRow key={scene.id} scene={scene} />
        ))}
      </div>
    </>
  )
}
