import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type Option<Value> = {
  value: Value
  label: string
  icon?: LucideIcon
  /** Lighter words after the label. */
  note?: ReactNode
}

type SegmentsProps<Value> = {
  label: string
  size?: 'sm' | 'md'
  /** On a narrow page only the icons are seen. */
  isCompact?: boolean
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** A row of toggles, one of them pressed. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, size = 'md', isCompact = false, options, value, onChange } = props
  return (
    <fieldset
      className={classNames('seg', size === 'sm' && 'seg-sm', isCompact && 'seg-compact')}
      aria-label={label}
    >
      {options.map(({ value: option, label: name, icon: Icon, note }) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === value}
          title={isCompact ? name : undefined}
          onClick={() => onChange(option)}
        >
          {Icon && <Icon />}
          <span className="seg-name">{name}</span>
          {note && <span className="font-medium">{note}</span>}
        </button>
      ))}
    </fieldset>
  )
}
