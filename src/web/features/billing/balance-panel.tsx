import { Trans, useLingui } from '@lingui/react/macro'
import { RefreshCw } from 'lucide-react'
import { useCredits } from '#web/features/account/use-credits.ts'
import { useRefreshCredits } from '#web/features/account/use-refresh-credits.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { BalanceWorth } from './balance-worth.tsx'
import { HoldsList } from './holds-list.tsx'

/** What can be spent, what it is enough for, and what is held for work under way. */
export function BalancePanel() {
  const { i18n } = useLingui()
  const credits = useCredits()
  const { refresh, isRefreshing } = useRefreshCredits()
  return (
    <section className="panel" aria-labelledby="credit-balance">
      <div className="panel-head">
        <h2 id="credit-balance">
          <Trans>Credit balance</Trans>
        </h2>
        <Button size="sm" icon={RefreshCw} busy={isRefreshing} onClick={refresh}>
          <Trans>Refresh</Trans>
        </Button>
      </div>
      {credits ? (
        <div className="bigbal">
          <p className="n">{i18n.number(credits.available)}</p>
          <div className="text-sm text-muted">
            <p className="max-w-[32ch]">
              <BalanceWorth credits={credits.available} />
            </p>
          </div>
        </div>
      ) : (
        <div className="bigbal" aria-busy="true">
          <Skeleton className="h-13 w-40" />
        </div>
      )}
      {credits && credits.held > 0 && <HoldsList held={credits.held} />}
    </section>
  )
}
