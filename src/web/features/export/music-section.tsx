import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Shuffle } from 'lucide-react'
import { MUSIC_MOODS, type MusicMood } from '#contract/options.ts'
import { Button } from '#web/ui/button.tsx'
import { Fader } from '#web/ui/fader.tsx'
import { Field } from '#web/ui/field.tsx'
import { MUSIC_VOLUME } from './export-settings.ts'
import type { SettingsSectionProps } from './format-section.tsx'

const NONE = 'none'

export function MusicSection({ settings, onChange }: SettingsSectionProps) {
  const { t, i18n } = useLingui()
  const { musicMood, musicSeed, musicVolume } = settings
  return (
    <section>
      <h2>
        <Trans>Music</Trans>
        {musicMood && (
          <Button
            variant="ghost"
            size="sm"
            icon={Shuffle}
            onClick={() => onChange({ musicSeed: musicSeed + 1 })}
          >
            <Trans>Another piece</Trans>
          </Button>
        )}
      </h2>
      <Field
        label={t`Mood`}
        aside={musicMood && <span className="tc">{t`Piece ${musicSeed}`}</span>}
        hint={
          musicMood && (
            <Trans>The music is composed when you export, so the preview plays without it.</Trans>
          )
        }
      >
        {(control) => (
          <select
            {...control}
            className="select"
            value={musicMood ?? NONE}
            onChange={(event) => {
              const mood = MUSIC_MOODS.find((each) => each === event.target.value)
              onChange({ musicMood: mood ?? null })
            }}
          >
            {MUSIC_MOODS.map((mood) => (
              <option key={mood} value={mood}>
                {i18n._(MOOD_NAMES[mood])}
              </option>
            ))}
            <option value={NONE}>{t`No music`}</option>
          </select>
        )}
      </Field>
      {musicMood && (
        <Field label={t`Volume`} aside={<span className="tc">{musicVolume}%</span>}>
          {(control) => (
            <Fader
              {...control}
              {...MUSIC_VOLUME}
              value={musicVolume}
              valueText={t`${musicVolume} percent`}
              onChange={(musicVolume) => onChange({ musicVolume })}
            />
          )}
        </Field>
      )}
    </section>
  )
}

export const MOOD_NAMES: Record<MusicMood, MessageDescriptor> = {
  calm: msg`Calm`,
  bright: msg`Bright`,
  driving: msg`Driving`,
  warm: msg`Warm`,
  dramatic: msg`Dramatic`,
  playful: msg`Playful`,
}
