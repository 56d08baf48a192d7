import type { LucideIcon } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

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

type MenuLinkProps = { icon: LucideIcon; to: string; children: ReactNode }

export function MenuLink({ icon: Icon, to, children }: MenuLinkProps) {
  return (
    <Radix.Item className="menu-item" asChild>
      <Link to={to}>
        <Icon />
        {children}
      </Link>
    </Radix.Item>
  )
}

export function MenuSeparator() {
  return <Radix.Separator className="menu-sep" />
}
