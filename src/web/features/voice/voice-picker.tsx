import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Voice } from '#contract/voice.ts'
import { defaultVoiceFor } from '#contract/voices.ts'
import { useEditor } from '#web/features/editor/editor-context.ts'
import { useChangeStoryboard } from '#web/features/editor/use-storyboard-action.ts'
import { ServerWords } from '#web/features/language/server-words.tsx'
import { useStudio } from '#web/features/studio/use-studio.ts'
import { languageName } from '#web/lib/language-name.ts'
import { VOICE_LANGUAGES, voiceById, voicesOf } from './voice-catalogue.ts'

/** Language and voice of what is spoken from now on. */
export function VoicePicker() {
  const { t, i18n } = useLingui()
  const id = useId()
  const { storyboard } = useEditor()
  const unsupported = useStudio()?.unsupportedVoices ?? {}
  const change = useChangeStoryboard(storyboard.id)
  const language = voiceById(storyboard.voiceId)?.language ?? storyboard.language
  const reason = unsupported[storyboard.voiceId] ?? null
  const pick = (voiceId: string) => change.mutate({ voiceId })
  const isLocked = storyboard.status === 'complete'

  return (
    <>
      <span className="field-inline">
        <label htmlFor={`${id}-language`}>{t`Language`}</label>
        <select
          className="select"
          id={`${id}-language`}
          value={language}
          disabled={isLocked}
          onChange={(event) => pick(defaultVoiceFor(event.target.value).id)}
        >
          {VOICE_LANGUAGES.map((tag) => (
            <option key={tag} value={tag}>
              {inBothLanguages(tag, i18n.locale)}
            </option>
          ))}
        </select>
      </span>
      <span className="field-inline">
        <label htmlFor={`${id}-voice`}>{t`Voice`}</label>
        <select
          className="select"
          id={`${id}-voice`}
          value={storyboard.voiceId}
          disabled={isLocked}
          onChange={(event) => pick(event.target.value)}
        >
          {voicesOf(language).map((voice) => (
            <option key={voice.id} value={voice.id} disabled={voice.id in unsupported}>
              {describe(voice)}
            </option>
          ))}
        </select>
      </span>
      {reason && (
        <span className="text-sm text-on-warning-soft" role="alert">
          <Trans>
            This voice cannot be used here: <ServerWords text={reason} />
          </Trans>
        </span>
      )}
    </>
  )
}

/** "Rachel, Young, calm and clear, American" */
function describe({ name, description, accent, country }: Voice) {
  return `${name}: ${description}, ${accent ?? country}`
}

/** "German (Deutsch)"; one name where both are the same. */
function inBothLanguages(tag: string, locale: string) {
  const own = languageName(tag)
  const ours = new Intl.DisplayNames([locale], { type: 'language' }).of(tag) ?? tag
  return own === ours ? own : `${ours} (${own})`
}
