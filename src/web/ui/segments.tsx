import type { LucideIcon } from 'lucide-react'

type Option<Value> = {
  value: Value
  label: string
  icon?: LucideIcon
  /** Lighter words after the label. */
  note?: string
}

type SegmentsProps<Value> = {
  label: string
  options: Option<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** A row of toggles, one of them pressed. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, options, value, onChange } = props
  return (
    <fieldset className="seg" aria-label={label}>
      {options.map(({ value: option, label: name, icon: Icon, note }) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === value}
          onClick={() => onChange(option)}
        >
          {Icon && <Icon />}
          {name}
          {note && <span className="font-medium">{note}</span>}
        </button>
      ))}
    </fieldset>
  )
}
