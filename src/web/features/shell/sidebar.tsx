import { Trans, useLingui } from '@lingui/react/macro'
import { LayoutDashboard, type LucideIcon, Plus } from 'lucide-react'
import { NavLink } from 'react-router'
import { useAccount } from '#web/features/account/use-account.ts'
import { useOverview } from '#web/features/storyboard/use-overview.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ScenesGlyph } from '#web/ui/glyphs.ts'
import { Tooltip } from '#web/ui/tooltip.tsx'

type SidebarProps = {
  /** Only the icons are shown: each gets a tooltip. */
  isRail: boolean
  /** A link was followed. */
  onLeave: () => void
}

export function Sidebar({ isRail, onLeave }: SidebarProps) {
  const { t } = useLingui()
  const overview = useOverview()
  return (
    <aside className="side" id="sidebar" aria-label={t`Sidebar`}>
      <RailTooltip text={t`New Content`} isRail={isRail}>
        <ButtonLink to="/dashboard/create" block icon={Plus} onClick={onLeave}>
          <span className="lbl">
            <Trans>New Content</Trans>
          </span>
        </ButtonLink>
      </RailTooltip>
      <nav aria-label={t`Workspace`}>
        <SidebarLink
          to="/dashboard"
          icon={LayoutDashboard}
          name={t`Dashboard`}
          isRail={isRail}
          onLeave={onLeave}
        />
        <SidebarLink
          to="/dashboard/storyboard"
          icon={ScenesGlyph}
          name={t`Storyboards`}
          count={overview?.total}
          isRail={isRail}
          onLeave={onLeave}
        />
      </nav>
      <Balance />
    </aside>
  )
}

type SidebarLinkProps = SidebarProps & {
  to: string
  icon: LucideIcon
  name: string
  count?: string | undefined
}

function SidebarLink({ to, icon: Icon, name, count, isRail, onLeave }: SidebarLinkProps) {
  return (
    <RailTooltip text={name} isRail={isRail}>
      <NavLink className="item" to={to} end onClick={onLeave}>
        <Icon />
        <span className="lbl">{name}</span>
        {count && <span className="count">{count}</span>}
      </NavLink>
    </RailTooltip>
  )
}

function Balance() {
  const account = useAccount()
  if (!account) return null
  return (
    <div className="balance">
      <span className="text-xs text-muted">
        <Trans>Credit balance</Trans>
      </span>
      <b>{account.credits.available.toLocaleString()}</b>
      {account.credits.held > 0 && (
        <span className="text-xs text-muted">
          <Trans>{account.credits.held} held for work under way</Trans>
        </span>
      )}
    </div>
  )
}

type RailTooltipProps = { text: string; isRail: boolean; children: React.ReactNode }

function RailTooltip({ text, isRail, children }: RailTooltipProps) {
  if (!isRail) return children
  return (
    <Tooltip text={text} side="right">
      {children}
    </Tooltip>
  )
}
