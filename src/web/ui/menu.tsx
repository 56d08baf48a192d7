import type { LucideIcon } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Price } from './price.tsx'
import { type Need, useRefusal } from './refusals.ts'

type MenuProps = {
  /** The button that opens it. */
  trigger: ReactNode
  label: string
  /** Words that stand above the items. */
  head?: ReactNode
  /** right: beside the button, for a menu so long that it would cover what it is about. */
  side?: 'bottom' | 'right'
  align?: 'start' | 'end'
  /** Given together when something else may open it, too. */
  isOpen?: boolean
  onOpen?: (isOpen: boolean) => void
  children: ReactNode
}

/** Beside its button; on a phone a sheet at the lower edge. */
export function Menu(props: MenuProps) {
  const { trigger, label, head, side = 'bottom', align = 'end', children } = props
  const [isOpenByItself, setOpenByItself] = useState(false)
  const { isOpen = isOpenByItself, onOpen: setOpen = setOpenByItself } = props
  const wasOpen = useRef(false)

  /** On release, not on press: what is let go of over the sheet would be chosen from it. */
  function waitForRelease(event: PointerEvent) {
    wasOpen.current = isOpen
    event.preventDefault()
  }

  return (
    <Radix.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <Radix.Trigger
        asChild
        onPointerDown={waitForRelease}
        onClick={() => {
          setOpen(!wasOpen.current)
          wasOpen.current = false
        }}
      >
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className="menu"
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
        >
          {head && <div className="menu-head">{head}</div>}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

type MenuItemProps = {
  icon: LucideIcon
  disabled?: boolean
  /** Credits that it spends. */
  price?: number | undefined
  /** What choosing it asks for; what has a price asks to spend. */
  needs?: Need | undefined
  onSelect: () => void
  children: ReactNode
}

export function MenuItem(props: MenuItemProps) {
  const { icon: Icon, disabled = false, price, onSelect, children } = props
  const refusal = useRefusal(props.needs ?? (price === undefined ? undefined : 'edit'))
  return (
    <Radix.Item
      className="menu-item"
      disabled={disabled || refusal !== null}
      {...(refusal !== null && { title: refusal })}
      onSelect={onSelect}
    >
      <Icon />
      {children}
      {price !== undefined && <Price credits={price} />}
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
