import type { CSSProperties } from 'react'
import type { FieldControl } from './field.tsx'

type FaderProps = FieldControl & {
  min: number
  max: number
  step: number
  value: number
  onChange: (value: number) => void
  /** The value in words, for who cannot see it. */
  valueText: string
  /** The words under the two ends. */
  ends?: [string, string]
}

/** A slider like the one of a mixing desk, with a tick at each legal step. */
export function Fader({
  min,
  max,
  step,
  value,
  onChange,
  valueText,
  ends,
  ...control
}: FaderProps) {
  const share = `${((value - min) / (max - min)) * 100}%`
  const steps = Math.round((max - min) / step)
  return (
    <div className="fader">
      <input
        {...control}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={valueText}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        style={{ '--p': share } as CSSProperties}
      />
      {steps <= 24 && (
        <div className="ticks" aria-hidden="true">
          {Array.from({ length: steps + 1 }, (_, index) => (
            <i key={index} />
          ))}
        </div>
      )}
      {ends && (
        <div className="ends" aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      )}
    </div>
  )
}
