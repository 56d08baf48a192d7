import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

type TooltipProps = {
  text: ReactNode
  shortcut?: string
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** The one element it explains; the element keeps a name of its own. */
  children: ReactNode
}

export const TooltipProvider = Radix.Provider

export function Tooltip({ text, shortcut, side = 'bottom', children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="tip" side={side} sideOffset={6} collisionPadding={8}>
          {text}
          {shortcut && <kbd className="kbd">{shortcut}</kbd>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
