import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { DrawnRatio } from '#contract/options.ts'
import { RATIO_NAMES, ratioText } from '#web/features/storyboard/storyboard-badges.tsx'
import './ratio-picker.css'

type RatioPickerProps<Ratio extends DrawnRatio> = {
  ratios: readonly Ratio[]
  value: Ratio
  /** What the shape that is chosen is good for. */
  hint?: string
  onChange: (ratio: Ratio) => void
}

/** A radio group drawn as the real shapes. */
export function RatioPicker<Ratio extends DrawnRatio>(props: RatioPickerProps<Ratio>) {
  const { ratios, value, hint, onChange } = props
  const { t, i18n } = useLingui()
  const name = useId()
  return (
    <fieldset className="field" aria-describedby={hint && `${name}-hint`}>
      <legend className="label mb-1.5">{t`Aspect Ratio`}</legend>
      <div className="fpick">
        {ratios.map((ratio) => (
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
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}
