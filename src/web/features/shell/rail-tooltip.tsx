import type { ReactNode } from 'react'
import { Tooltip } from '#web/ui/tooltip.tsx'

type RailTooltipProps = { text: string; isRail: boolean; children: ReactNode }

/** The name of something of which the rail shows only the icon. */
export function RailTooltip({ text, isRail, children }: RailTooltipProps) {
  if (!isRail) return children
  return (
    <Tooltip text={text} side="right">
      {children}
    </Tooltip>
  )
}
