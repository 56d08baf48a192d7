import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Voice } from '#contract/voices.ts'
import type { Told } from '#contract/words/told.ts'
import { ServerWords } from '#web/features/language/server-words.tsx'
import { VoiceSampleButton } from './voice-sample-button.tsx'

type VoiceChoiceProps = {
  voice: Voice
  isChosen: boolean
  /** Why it cannot be used here. */
  obstacle: Told | null
  onChoose: () => void
}

/** One voice to hear and to pick. */
export function VoiceChoice({ voice, isChosen, obstacle, onChoose }: VoiceChoiceProps) {
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
