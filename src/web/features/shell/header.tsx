import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { PanelLeft, Plus } from 'lucide-react'
import { Link } from 'react-router'
import { useCredits } from '#web/features/account/use-account.ts'
import { UserMenu } from '#web/features/account/user-menu.tsx'
import { openPurchase } from '#web/features/billing/purchase.tsx'
import { NotificationBell } from '#web/features/notification/notification-bell.tsx'
import { HeaderSearch } from '#web/features/search/header-search.tsx'
import { WorkspaceSwitcher } from '#web/features/team/workspace-switcher.tsx'
import { shortcutText } from '#web/lib/device.ts'
import { shortNumber } from '#web/lib/figures.ts'
import { Button } from '#web/ui/button.tsx'
import { CreditGlyph } from '#web/ui/glyphs.ts'
import { LogoLink } from '#web/ui/logo.tsx'
import { Skeleton } from '#web/ui/progress.tsx'
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
          <Button
            needs="manage"
            variant="ghost"
            square
            className="max-md:hidden"
            icon={Plus}
            title={t`Buy credits`}
            aria-label={t`Buy credits`}
            aria-haspopup="dialog"
            onClick={() => openPurchase()}
          />
          <NotificationBell />
          <UserMenu />
        </div>
      </div>
    </header>
  )
}

const SHORTENED_FROM = 100_000

/** What can be spent, beside the bell. On a narrow window only the number is seen. */
function CreditsBadge() {
  const { t, i18n } = useLingui()
  const available = useCredits()?.available
  if (available === undefined) return <Skeleton className="h-9 w-16 md:w-28" />
  return (
    <Link className="credits-badge" to="/dashboard/billing">
      <CreditGlyph />
      <span className="amount-long">
        {t`${plural(available, { one: '# Credit', other: '# Credits' })}`}
      </span>
      <span className="amount-short" aria-hidden="true">
        {shortNumber(i18n.locale, available, SHORTENED_FROM)}
      </span>
    </Link>
  )
}
