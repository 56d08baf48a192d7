import type { LucideIcon } from 'lucide-react'

type Option<Value> = { value: Value; label: string; icon: LucideIcon }

type SegmentsProps<Value> = {
  label: string
  options: Option<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** A row of toggles for views of the same content. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, options, value, onChange } = props
  return (
    <fieldset className="seg" aria-label={label}>
      {options.map(({ value: option, label: name, icon: Icon }) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === value}
          onClick={() => onChange(option)}
        >
          <Icon />
          {name}
        </button>
      ))}
    </fieldset>
  )
}
