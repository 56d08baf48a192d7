import { Trans, useLingui } from '@lingui/react/macro'
import { Segments } from '#web/ui/segments.tsx'
import type { SettingsSectionProps } from './format-section.tsx'

/** How often a still picture is cut to another framing of it. */
export function PaceSection({ settings, onChange }: SettingsSectionProps) {
  const { t } = useLingui()
  return (
    <section>
      <h2>
        <Trans>Cuts</Trans>
        <span className="insp-note">
          <Trans>Every 2 to 4 s, where a word begins</Trans>
        </span>
      </h2>
      <Segments
        label={t`Pace of the cuts`}
        value={settings.pace}
        onChange={(pace) => onChange({ pace })}
        options={[
          { value: 'calm', label: t`Calm` },
          { value: 'normal', label: t`Normal` },
          { value: 'fast', label: t`Fast` },
        ]}
      />
    </section>
  )
}
