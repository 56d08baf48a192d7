import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { ASPECT_RATIOS, type AspectRatio } from '#contract/options.ts'
import { RATIO_NAMES, RATIO_PLACES, ratioText } from '#web/features/storyboard/ratio-text.ts'
import './ratio-picker.css'

type RatioPickerProps = { value: AspectRatio; onChange: (ratio: AspectRatio) => void }

/** A radio group drawn as the real shapes. */
export function RatioPicker({ value, onChange }: RatioPickerProps) {
  const { t, i18n } = useLingui()
  const name = useId()
  return (
    <fieldset className="field" aria-describedby={`${name}-place`}>
      <legend className="label mb-1.5">{t`Aspect Ratio`}</legend>
      <div className="fpick">
        {ASPECT_RATIOS.map((ratio) => (
          <label key={ratio}>
            <i data-ratio={ratio} />
            <span>
              {i18n._(RATIO_NAMES[ratio])}
              <small>{ratioText(ratio)}</small>
            </span>
            <input
              type="radio"
              name={name}
              value={ratio}
              checked={ratio === value}
              onChange={() => onChange(ratio)}
            />
          </label>
        ))}
      </div>
      <p className="hint" id={`${name}-place`}>
        {i18n._(RATIO_PLACES[value])}
      </p>
    </fieldset>
  )
}
