import { Trans, useLingui } from '@lingui/react/macro'
import { dimensionsOf } from '#composition/dimensions.ts'
import type { ExportSettings } from '#contract/export.ts'
import { type AspectRatio, RESOLUTIONS } from '#contract/options.ts'
import { RATIO_PLACES, ratioText } from '#web/features/storyboard/ratio-text.ts'

export type SettingsSectionProps = {
  settings: ExportSettings
  onChange: (changes: Partial<ExportSettings>) => void
}

type FormatSectionProps = SettingsSectionProps & { aspectRatio: AspectRatio }

/** The video has the storyboard's own shape; its size is chosen. */
export function FormatSection({ aspectRatio, settings, onChange }: FormatSectionProps) {
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
