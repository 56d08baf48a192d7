import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { defaultVoiceFor, VOICES, type Voice } from '#contract/voices.ts'
import type { Told } from '#contract/words/told.ts'
import { useEditor } from '#web/features/editor/editor-context.tsx'
import { whenOpen } from '#web/features/editor/reopen-first.tsx'
import { useChangeStoryboard } from '#web/features/editor/use-storyboard-action.ts'
import { useUnsupportedVoices } from '#web/features/model-choice/use-makers.ts'
import { ServerWords } from '#web/lib/error-message.ts'
import { languageName } from '#web/lib/formats.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useOff } from '#web/ui/refusals.ts'
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

type VoiceDialogProps = { current: Voice; onPick: (voiceId: string) => void; onClose: () => void }

/** The voices of a language, each of which can be heard before it is picked. */
function VoiceDialog({ current, onPick, onClose }: VoiceDialogProps) {
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

type VoiceChoiceProps = {
  voice: Voice
  isChosen: boolean
  /** Why it cannot be used here. */
  obstacle: Told | null
  onChoose: () => void
}

/** One voice to hear and to pick. */
function VoiceChoice({ voice, isChosen, obstacle, onChoose }: VoiceChoiceProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const country = new Intl.DisplayNames([i18n.locale], { type: 'region' }).of(voice.country)
  const gender = voice.gender === 'female' ? t`Female` : t`Male`
  return (
    <div className="voice">
      <label htmlFor={id}>
        <input
          className="radio"
          type="radio"
          name="voice"
          id={id}
          checked={isChosen}
          disabled={obstacle !== null}
          data-focus-first={isChosen || undefined}
          onChange={onChoose}
        />
        <span className="min-w-0">
          <span className="flex flex-wrap items-baseline gap-x-2">
            <b className="font-semibold">{voice.name}</b>
            <span className="text-sm">{i18n._(voice.description)}</span>
          </span>
          <span className="block text-sm text-muted">
            {gender}, {voice.accent && i18n._(voice.accent)}
            {voice.accent && ', '}
            {country}
          </span>
          {obstacle && (
            <span className="block text-sm text-on-warning-soft">
              <ServerWords told={obstacle} />
            </span>
          )}
        </span>
      </label>
      {!obstacle && <VoiceSampleButton voice={voice} />}
    </div>
  )
}

/** The languages of the catalogue, in its order. */
const VOICE_LANGUAGES = [...new Set(VOICES.map(({ language }) => language))]

export function voiceById(id: string) {
  return VOICES.find((voice) => voice.id === id)
}

function voicesOf(language: string) {
  return VOICES.filter((voice) => voice.language === language)
}
