import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { Link } from 'react-router'
import type { Hold } from '#contract/transaction.ts'
import { useCredits, useRefreshCredits } from '#web/features/account/use-account.ts'
import { useStudio } from '#web/features/studio/studio.tsx'
import { api } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/progress.tsx'
import { videoEstimate } from './video-estimate.ts'

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

/** What the balance is enough for. */
function BalanceWorth({ credits }: { credits: number }) {
  const { t, i18n } = useLingui()
  const prices = useStudio()?.prices
  if (!prices) return null
  const { fromStills, animated } = videoEstimate(credits, prices)
  if (fromStills < 1) return t`Not enough for a one-minute video.`
  const stills = t`${plural(fromStills, {
    one: 'Enough for # one-minute video made from stills.',
    other: 'Enough for # one-minute videos made from stills.',
  })}`
  if (animated < 1) return stills
  return t`${stills} With a clip for every scene: ${i18n.number(animated)}.`
}

/** What credits are held for: charged when it is done, given back when it is not. */
function HoldsList({ held }: { held: number }) {
  const { i18n } = useLingui()
  const { data: holds = [] } = useQuery(api.transaction.holds.queryOptions())
  return (
    <div className="panel-foot py-3" data-holds>
      <p className="flex justify-between gap-3 text-sm font-medium">
        <Trans>On hold for work under way</Trans>
        <span className="mono">{i18n.number(held)}</span>
      </p>
      <ul className="mt-1.5 grid gap-1 text-sm text-muted">
        {holds.map((hold) => (
          <li key={hold.id} className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 truncate">
              <WhatFor hold={hold} />
              {hold.storyboard && (
                <>
                  {', '}
                  <Link className="link" to={`/dashboard/editor/${hold.storyboard.id}`}>
                    <bdi>{hold.storyboard.title}</bdi>
                  </Link>
                </>
              )}
            </span>
            <span className="mono">{i18n.number(hold.amount)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-xs text-muted">
        <Trans>Charged when it is done. What fails or is stopped is given back.</Trans>
      </p>
    </div>
  )
}

function WhatFor({ hold: { kind, count } }: { hold: Hold }) {
  if (kind === 'storyboard')
    return <Plural value={count} one="# storyboard" other="# storyboards" />
  if (kind === 'voice') return <Plural value={count} one="# voice" other="# voices" />
  if (kind === 'image') return <Plural value={count} one="# image" other="# images" />
  if (kind === 'clip') return <Plural value={count} one="# clip" other="# clips" />
  return <Plural value={count} one="# export" other="# exports" />
}
