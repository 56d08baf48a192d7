import type { LucideIcon } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

type MenuProps = {
  /** The button that opens it. */
  trigger: ReactNode
  label: string
  children: ReactNode
}

export function Menu({ trigger, label, children }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className="menu"
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

type MenuItemProps = {
  icon: LucideIcon
  disabled?: boolean
  onSelect: () => void
  children: ReactNode
}

export function MenuItem({ icon: Icon, disabled = false, onSelect, children }: MenuItemProps) {
  return (
    <Radix.Item className="menu-item" disabled={disabled} onSelect={onSelect}>
      <Icon />
      {children}
    </Radix.Item>
  )
}

export function MenuSeparator() {
  return <Radix.Separator className="menu-sep" />
}

type MenuChoiceProps<Value> = {
  label: string
  value: Value
  options: { value: Value; label: string; icon: LucideIcon }[]
  onChange: (value: Value) => void
}

/** One choice of several, inside a menu. */
export function MenuChoice<Value extends string>(props: MenuChoiceProps<Value>) {
  const { label, value, options, onChange } = props
  return (
    <Radix.RadioGroup
      aria-label={label}
      value={value}
      onValueChange={(next) => onChange(next as Value)}
    >
      {options.map(({ value: option, label: name, icon: Icon }) => (
        <Radix.RadioItem key={option} className="menu-item" value={option}>
          <Icon />
          {name}
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  )
}
