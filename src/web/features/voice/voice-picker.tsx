import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { defaultVoiceFor, VOICES } from '#contract/voices.ts'
import { useEditor } from '#web/features/editor/editor-context.tsx'
import { whenOpen } from '#web/features/editor/reopen-first.tsx'
import { useChangeStoryboard } from '#web/features/editor/use-storyboard-action.ts'
import { ServerWords } from '#web/features/language/server-words.tsx'
import { useUnsupportedVoices } from '#web/features/model-choice/use-makers.ts'
import { languageName } from '#web/lib/formats.ts'
import { useOff } from '#web/ui/refusals.ts'
import { VOICE_LANGUAGES, VoiceDialog, voiceById } from './voice-dialog.tsx'
import { VoiceSampleButton } from './voice-sample.tsx'

/** Language and voice of what is spoken from now on. */
export function VoicePicker() {
  const { t, i18n } = useLingui()
  const id = useId()
  const { storyboard } = useEditor()
  const unsupported = useUnsupportedVoices(storyboard)
  const change = useChangeStoryboard(storyboard.id)
  const off = useOff('edit')
  const [isChoosing, setChoosing] = useState(false)
  const voice = voiceById(storyboard.voiceId) ?? VOICES[0]
  if (!voice) return null
  const reason = unsupported[voice.id] ?? null

  function pick(voiceId: string) {
    setChoosing(false)
    whenOpen(storyboard, () => change.mutate({ voiceId }))
  }

  return (
    <>
      <span className="field-inline voice-field">
        <label htmlFor={`${id}-language`}>{t`Language`}</label>
        <select
          {...off}
          className="select"
          id={`${id}-language`}
          value={voice.language}
          onChange={(event) => pick(defaultVoiceFor(event.target.value).id)}
        >
          {VOICE_LANGUAGES.map((tag) => (
            <option key={tag} value={tag}>
              {inBothLanguages(tag, i18n.locale)}
            </option>
          ))}
        </select>
      </span>
      <span className="field-inline voice-field">
        <span id={`${id}-voice`}>{t`Voice`}</span>
        <button
          type="button"
          {...off}
          className="select text-left"
          id={`${id}-picked`}
          aria-labelledby={`${id}-voice ${id}-picked`}
          aria-haspopup="dialog"
          onClick={() => setChoosing(true)}
        >
          {voice.name}, {i18n._(voice.description)}
        </button>
        {!reason && <VoiceSampleButton voice={voice} />}
      </span>
      {reason && (
        <span className="text-sm text-on-warning-soft" role="alert">
          <Trans>
            This voice cannot be used here: <ServerWords told={reason} />
          </Trans>
        </span>
      )}
      {isChoosing && (
        <VoiceDialog current={voice} onPick={pick} onClose={() => setChoosing(false)} />
      )}
    </>
  )
}

/** "German (Deutsch)"; one name where both are the same. */
function inBothLanguages(tag: string, locale: string) {
  const own = languageName(tag)
  const ours = new Intl.DisplayNames([locale], { type: 'language' }).of(tag) ?? tag
  return own === ours ? own : `${ours} (${own})`
}
