import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  AlignVerticalJustifyCenter,
  AlignVerticalJustifyEnd,
  AlignVerticalJustifyStart,
} from 'lucide-react'
import { CAPTION_STYLES, type CaptionStyle } from '#contract/options.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import { languageName } from '#web/lib/language-name.ts'
import { Fader } from '#web/ui/fader.tsx'
import { Field } from '#web/ui/field.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { CaptionSample } from './caption-sample.tsx'
import { CAPTION_SIZE } from './export-settings.ts'
import type { SettingsSectionProps } from './format-section.tsx'

const STYLE_NAMES: Record<CaptionStyle, MessageDescriptor> = {
  word: msg`Word`,
  marker: msg`Marker`,
  label: msg`Label`,
  outline: msg`Outline`,
  quiet: msg`Quiet`,
  off: msg`Off`,
}

type CaptionSectionProps = SettingsSectionProps & { storyboard: Storyboard }

export function CaptionSection({ storyboard, settings, onChange }: CaptionSectionProps) {
  const { t, i18n } = useLingui()
  const { language, scenes } = storyboard
  const pictureUrl = scenes.find(({ image }) => image.asset)?.image.asset?.url
  return (
    <section>
      <h2>
        <Trans>Captions</Trans>
        <span className="insp-note">
          <Trans>{languageName(language)}, from the voice</Trans>
        </span>
      </h2>
      <div className="caps" role="radiogroup" aria-label={t`Caption style`}>
        {CAPTION_STYLES.map((style) => (
          <label
            key={style}
            style={pictureUrl ? { backgroundImage: `url("${pictureUrl}")` } : undefined}
          >
            {style !== 'off' && <CaptionSample style={style} />}
            <small>{i18n._(STYLE_NAMES[style])}</small>
            <input
              type="radio"
              name="caption-style"
              aria-label={i18n._(STYLE_NAMES[style])}
              checked={style === settings.captionStyle}
              onChange={() => onChange({ captionStyle: style })}
            />
          </label>
        ))}
      </div>
      <div className="opt-row">
        <span>
          <Trans>Position</Trans>
        </span>
        <Segments
          label={t`Caption position`}
          value={settings.captionPosition}
          onChange={(captionPosition) => onChange({ captionPosition })}
          options={[
            { value: 'top', label: t`Top`, icon: AlignVerticalJustifyStart },
            { value: 'middle', label: t`Middle`, icon: AlignVerticalJustifyCenter },
            { value: 'lower', label: t`Lower`, icon: AlignVerticalJustifyEnd },
          ]}
        />
      </div>
      <Field label={t`Size`} aside={<span className="tc">{settings.captionSize}%</span>}>
        {(control) => (
          <Fader
            {...control}
            {...CAPTION_SIZE}
            value={settings.captionSize}
            valueText={t`${settings.captionSize} percent`}
            onChange={(captionSize) => onChange({ captionSize })}
          />
        )}
      </Field>
    </section>
  )
}
