import { Trans, useLingui } from '@lingui/react/macro'
import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useCredits, useRefreshCredits } from '#web/features/account/use-account.ts'
import { shortNumber } from '#web/lib/figures.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { CreditGlyph } from '#web/ui/glyphs.ts'
import { Tooltip } from '#web/ui/tooltip.tsx'

const SHORTENED_FROM = 10_000

type SidebarBalanceProps = { isRail: boolean; replace: boolean }

/** The credits at the foot of the sidebar; on the rail the number alone. */
export function SidebarBalance({ isRail, replace }: SidebarBalanceProps) {
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
export function RailTooltip({ text, isRail, children }: RailTooltipProps) {
  if (!isRail) return children
  return (
    <Tooltip text={text} side="right">
      {children}
    </Tooltip>
  )
}
