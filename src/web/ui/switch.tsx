import type { ComponentProps } from 'react'

type SwitchProps = Omit<ComponentProps<'input'>, 'checked' | 'onChange'> & {
  checked: boolean
  onChange: (isOn: boolean) => void
}

/** Something that is on or off at once, without a button to save it. */
export function Switch({ checked, onChange, ...rest }: SwitchProps) {
  return (
    <input
      {...rest}
      type="checkbox"
      role="switch"
      className="switch"
      checked={checked}
      aria-checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}
