import { Trans, useLingui } from '@lingui/react/macro'
import { dimensionsOf } from '#composition/dimensions.ts'
import type { ExportSettings } from '#contract/export.ts'
import { type AspectRatio, isWithin, RESOLUTIONS, type Resolution } from '#contract/options.ts'
import { leastPlan } from '#contract/packages.ts'
import { WithPlan } from '#web/features/plan/use-plan.tsx'
import { RATIO_PLACES, ratioText } from '#web/features/storyboard/storyboard-badges.tsx'
import { Segments } from '#web/ui/segments.tsx'

export type SettingsSectionProps = {
  settings: ExportSettings
  onChange: (changes: Partial<ExportSettings>) => void
}

type FormatSectionProps = SettingsSectionProps & {
  aspectRatio: AspectRatio
  /** That the plan goes up to; undefined until the plan is known. */
  largest: Resolution | undefined
}

/** The video has the storyboard's own shape; its size is chosen. */
export function FormatSection({ aspectRatio, settings, largest, onChange }: FormatSectionProps) {
  const { t, i18n } = useLingui()
  return (
    <section>
      <h2>
        <Trans>Format</Trans>
        <span className="insp-note">
          {ratioText(aspectRatio)}, {i18n._(RATIO_PLACES[aspectRatio])}
        </span>
      </h2>
      <fieldset aria-label={t`Resolution`}>
        {RESOLUTIONS.map((resolution) => {
          const { width, height } = dimensionsOf(aspectRatio, resolution)
          // Before the plan is known the wider ones are neither offered nor locked.
          if (!isWithin(resolution, largest ?? settings.resolution)) {
            const needed = leastPlan((plan) => isWithin(resolution, plan.resolution))
            return (
              <div key={resolution} className="fmt" data-ratio={aspectRatio} data-beyond="">
                <span className="radio" aria-hidden="true" />
                <i aria-hidden="true" />
                <span>{resolution}</span>
                {largest && <WithPlan name={needed} />}
              </div>
            )
          }
          return (
            <label key={resolution} className="fmt" data-ratio={aspectRatio}>
              <input
                className="radio"
                type="radio"
                name="resolution"
                checked={resolution === settings.resolution}
                onChange={() => onChange({ resolution })}
              />
              <i aria-hidden="true" />
              <span>{resolution}</span>
              <span className="tc">
                {width}×{height}
              </span>
            </label>
          )
        })}
      </fieldset>
    </section>
  )
}

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
