import { useLingui } from '@lingui/react/macro'
import { PanelLeft } from 'lucide-react'
import { CreditsBadge } from '#web/features/account/credits-badge.tsx'
import { UserMenu } from '#web/features/account/user-menu.tsx'
import { Button } from '#web/ui/button.tsx'
import { LogoLink } from '#web/ui/logo.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'

type HeaderProps = { isSidebarExpanded: boolean; onToggleSidebar: () => void }

export function Header({ isSidebarExpanded, onToggleSidebar }: HeaderProps) {
  const { t } = useLingui()
  const toggleName = isSidebarExpanded ? t`Collapse sidebar` : t`Expand sidebar`
  return (
    <header className="hdr">
      <Tooltip text={toggleName} shortcut="Ctrl B">
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
      <LogoLink to="/dashboard" />
      <div className="right">
        <CreditsBadge />
        <UserMenu />
      </div>
    </header>
  )
}
