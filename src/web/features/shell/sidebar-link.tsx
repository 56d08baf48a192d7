import type { LucideIcon } from 'lucide-react'
import { NavLink } from 'react-router'
import { RailTooltip } from './rail-tooltip.tsx'

type SidebarLinkProps = {
  to: string
  icon: LucideIcon
  name: string
  count?: string | undefined
  isRail: boolean
  /** Stands in the history instead of the page it is on. */
  replace: boolean
}

export function SidebarLink({ to, icon: Icon, name, count, isRail, replace }: SidebarLinkProps) {
  return (
    <RailTooltip text={name} isRail={isRail}>
      <NavLink className="item" to={to} end replace={replace}>
        <Icon />
        <span className="lbl">{name}</span>
        {count && <span className="count">{count}</span>}
      </NavLink>
    </RailTooltip>
  )
}
