import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Voice } from '#contract/voices.ts'
import { useEditor } from '#web/features/editor/editor-context.ts'
import { useUnsupportedVoices } from '#web/features/model-choice/use-makers.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { VoiceChoice } from './voice-choice.tsx'
import { voicesOf } from './voice-catalogue.ts'

type VoiceDialogProps = { current: Voice; onPick: (voiceId: string) => void; onClose: () => void }

/** The voices of a language, each of which can be heard before it is picked. */
export function VoiceDialog({ current, onPick, onClose }: VoiceDialogProps) {
  const { t, i18n } = useLingui()
  const unsupported = useUnsupportedVoices(useEditor().storyboard)
  const [chosenId, setChosenId] = useState(current.id)
  const names = new Intl.DisplayNames([i18n.locale], { type: 'language' })
  const languageName = names.of(current.language)
  return (
    <Dialog
      title={t`Choose a voice`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" onClick={() => onPick(chosenId)}>{t`Use this voice`}</Button>
        </>
      }
    >
      <fieldset className="voices" aria-label={t`Voices in ${languageName}`}>
        {voicesOf(current.language).map((voice) => (
          <VoiceChoice
            key={voice.id}
            voice={voice}
            isChosen={voice.id === chosenId}
            obstacle={unsupported[voice.id] ?? null}
            onChoose={() => setChosenId(voice.id)}
          />
        ))}
      </fieldset>
      <p className="mt-3 text-sm text-muted">
        {t`Samples are free. Voices that were made already keep the voice they were spoken in.`}
      </p>
    </Dialog>
  )
}
