import { useLingui } from '@lingui/react/macro'
import { PanelLeft } from 'lucide-react'
import { CreditsBadge } from '#web/features/account/credits-badge.tsx'
import { UserMenu } from '#web/features/account/user-menu.tsx'
import { NotificationBell } from '#web/features/notification/notification-bell.tsx'
import { HeaderSearch } from '#web/features/search/header-search.tsx'
import { WorkspaceSwitcher } from '#web/features/team/workspace-switcher.tsx'
import { shortcutText } from '#web/lib/shortcut-text.ts'
import { Button } from '#web/ui/button.tsx'
import { LogoLink } from '#web/ui/logo.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'

type HeaderProps = {
  isSidebarExpanded: boolean
  /** The drawer covers the page: only the button that closes it can be reached. */
  isDrawerOpen: boolean
  onToggleSidebar: () => void
}

export function Header({ isSidebarExpanded, isDrawerOpen, onToggleSidebar }: HeaderProps) {
  const { t } = useLingui()
  const toggleName = isSidebarExpanded ? t`Collapse sidebar` : t`Expand sidebar`
  return (
    <header className="hdr">
      <Tooltip text={toggleName} shortcut={shortcutText('B')}>
        <Button
          variant="ghost"
          square
          aria-label={toggleName}
          aria-controls="sidebar"
          aria-expanded={isSidebarExpanded}
          onClick={onToggleSidebar}
        >
          <PanelLeft className="size-5" />
        </Button>
      </Tooltip>
      <div className="rest" inert={isDrawerOpen}>
        <LogoLink to="/dashboard" />
        <WorkspaceSwitcher />
        <HeaderSearch />
        <div className="right">
          <CreditsBadge />
          <NotificationBell />
          <UserMenu />
        </div>
      </div>
    </header>
  )
}
