import { Trans, useLingui } from '@lingui/react/macro'
import { dimensionsOf } from '#composition/dimensions.ts'
import type { ExportSettings } from '#contract/export.ts'
import { type AspectRatio, isWithin, type Resolution, RESOLUTIONS } from '#contract/options.ts'
import { leastPlan } from '#contract/packages.ts'
import { WithPlan } from '#web/features/plan/with-plan.tsx'
import { RATIO_PLACES, ratioText } from '#web/features/storyboard/ratio-text.ts'

export type SettingsSectionProps = {
  settings: ExportSettings
  onChange: (changes: Partial<ExportSettings>) => void
}

type FormatSectionProps = SettingsSectionProps & {
  aspectRatio: AspectRatio
  /** That the plan goes up to. */
  largest: Resolution
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
          if (!isWithin(resolution, largest)) {
            const needed = leastPlan((plan) => isWithin(resolution, plan.resolution))
            return (
              <div key={resolution} className="fmt" data-ratio={aspectRatio} data-beyond="">
                <span className="radio" aria-hidden="true" />
                <i aria-hidden="true" />
                <span>{resolution}</span>
                <WithPlan name={needed} />
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
