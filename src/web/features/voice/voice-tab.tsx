import { useLingui } from '@lingui/react/macro'
import { useEditor } from '#web/features/editor/editor-context.ts'
import { useShownScenes } from '#web/features/editor/use-shown-scenes.ts'
import { GenerateAllButton } from '#web/features/generation/generate-all-button.tsx'
import { ReadyAndTotal } from '#web/features/generation/ready-and-total.tsx'
import { ModelSelect } from '#web/features/model-choice/model-select.tsx'
import { UsualWait } from '#web/features/studio/usual-wait.tsx'
import { VoicePicker } from './voice-picker.tsx'
import { VoiceRow } from './voice-row.tsx'
import './voice.css'

export function VoiceTab() {
  const { t } = useLingui()
  const shownScenes = useShownScenes('voice')
  const isMaking = useEditor().storyboard.scenes.some(({ voice }) => voice.status === 'processing')
  return (
    <>
      <div className="sub-bar">
        <VoicePicker />
        <ModelSelect kind="voice" />
        <div className="sub-end">
          <ReadyAndTotal kind="voice" />
          <GenerateAllButton
            kind="voice"
            label={t`Generate All Voices`}
            againLabel={t`Regenerate All Voices`}
          />
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
