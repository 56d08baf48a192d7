import { Trans, useLingui } from '@lingui/react/macro'
import {
  Images,
  LayoutDashboard,
  LifeBuoy,
  type LucideIcon,
  Plus,
  ReceiptText,
  RefreshCw,
  Settings,
  ShieldCheck,
} from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { NavLink } from 'react-router'
import { localPath } from '#contract/public-page.ts'
import { useAccount, useCredits, useRefreshCredits } from '#web/features/account/use-account.ts'
import { chosenLanguage } from '#web/features/language/language.tsx'
import { useStoryboardCounts } from '#web/features/storyboard/use-storyboards.ts'
import { shortNumber } from '#web/lib/figures.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { CreditGlyph, ScenesGlyph } from '#web/ui/glyphs.ts'
import { Tooltip } from '#web/ui/tooltip.tsx'
import './sidebar.css'

type SidebarProps = {
  /** Only the icons are shown: each gets a tooltip. */
  isRail: boolean
  isDrawerOpen: boolean
  onCloseDrawer: () => void
}

export function Sidebar({ isRail, isDrawerOpen, onCloseDrawer }: SidebarProps) {
  const { t, i18n } = useLingui()
  const accountLabel = useId()
  const side = useRef<HTMLElement>(null)
  const storyboardCount = useStoryboardCounts().counts?.all
  const isAdmin = useAccount()?.role === 'admin'
  useDrawerFocus(side, isDrawerOpen, onCloseDrawer)
  const helpAddress = localPath('/help', chosenLanguage())
  const look = { isRail, replace: isDrawerOpen }
  return (
    <aside ref={side} className="side" id="sidebar" aria-label={t`Sidebar`}>
      <RailTooltip text={t`New Content`} isRail={isRail}>
        <ButtonLink to="/dashboard/create" needs="edit" block icon={Plus} replace={isDrawerOpen}>
          <span className="lbl">
            <Trans>New Content</Trans>
          </span>
        </ButtonLink>
      </RailTooltip>
      <nav aria-label={t`Workspace`}>
        <SidebarLink {...look} to="/dashboard" icon={LayoutDashboard} name={t`Dashboard`} />
        <SidebarLink {...look} to="/dashboard/media" icon={Images} name={t`My Media`} />
        <SidebarLink
          {...look}
          to="/dashboard/storyboard"
          icon={ScenesGlyph}
          name={t`Storyboards`}
          count={storyboardCount === undefined ? undefined : i18n.number(storyboardCount)}
        />
      </nav>
      <nav aria-labelledby={accountLabel}>
        <span className="grp" id={accountLabel}>
          <Trans>Account</Trans>
        </span>
        <SidebarLink
          {...look}
          to="/dashboard/settings"
          icon={Settings}
          name={t`Account Settings`}
        />
        <SidebarLink
          {...look}
          to="/dashboard/billing"
          icon={ReceiptText}
          name={t`Billing & Credits`}
        />
        <SidebarLink {...look} to={helpAddress} icon={LifeBuoy} name={t`Help & Support`} />
        {isAdmin && (
          <SidebarLink {...look} to="/dashboard/admin" icon={ShieldCheck} name={t`Admin`} />
        )}
      </nav>
      <SidebarBalance {...look} />
    </aside>
  )
}

type SidebarLinkProps = {
  to: string
  icon: LucideIcon
  name: string
  count?: string | undefined
  isRail: boolean
  /** Stands in the history instead of the page it is on. */
  replace: boolean
}

function SidebarLink({ to, icon: Icon, name, count, isRail, replace }: SidebarLinkProps) {
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

/** Takes the focus into the open drawer, closes it on Escape, and gives the focus back. */
function useDrawerFocus(
  drawer: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onClose: () => void,
) {
  useEffect(() => {
    if (!isOpen) return
    const opener = document.activeElement
    drawer.current?.querySelector<HTMLElement>('a, button')?.focus()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [drawer, isOpen])

  useEffect(() => {
    if (!isOpen) return
    function onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') onClose()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isOpen, onClose])
}

const SHORTENED_FROM = 10_000

type SidebarBalanceProps = { isRail: boolean; replace: boolean }

/** The credits at the foot of the sidebar; on the rail the number alone. */
function SidebarBalance({ isRail, replace }: SidebarBalanceProps) {
  const { t, i18n } = useLingui()
  const credits = useCredits()
  const { refresh, isRefreshing } = useRefreshCredits()
  if (!credits) return null
  const { available, held } = credits
  return (
    <div className="balance">
      <div className="head">
        <span className="text-xs text-muted">
          <Trans>Credit balance</Trans>
        </span>
        <Button
          variant="ghost"
          size="sm"
          square
          icon={RefreshCw}
          busy={isRefreshing}
          aria-label={t`Refresh credits`}
          title={t`Refresh credits`}
          onClick={refresh}
        />
      </div>
      <b title={isRail ? i18n.number(available) : undefined}>
        {isRail ? shortNumber(i18n.locale, available, SHORTENED_FROM) : i18n.number(available)}
      </b>
      {held > 0 && (
        <span className="held text-xs text-muted">
          <Trans>{i18n.number(held)} held for work under way</Trans>
        </span>
      )}
      <RailTooltip text={t`Get More Credits`} isRail={isRail}>
        <ButtonLink
          to="/dashboard/billing"
          size="sm"
          block
          replace={replace}
          {...(isRail && { icon: CreditGlyph })}
        >
          <span className="lbl">
            <Trans>Get More Credits</Trans>
          </span>
        </ButtonLink>
      </RailTooltip>
    </div>
  )
}

type RailTooltipProps = { text: string; isRail: boolean; children: ReactNode }

/** The name of something of which the rail shows only the icon. */
function RailTooltip({ text, isRail, children }: RailTooltipProps) {
  if (!isRail) return children
  return (
    <Tooltip text={text} side="right">
      {children}
    </Tooltip>
  )
}
