import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Hold } from '#contract/transaction.ts'
import { api } from '#web/lib/api.ts'

/** What credits are held for: charged when it is done, given back when it is not. */
export function HoldsList({ held }: { held: number }) {
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
          <li key={hold.id} className="flex justify-between gap-3">
            <span className="min-w-0 truncate">
              <WhatFor hold={hold} />
              {hold.storyboard && (
                <>
                  {', '}
                  <Link className="link" to={`/dashboard/editor/${hold.storyboard.id}`}>
                    {hold.storyboard.title}
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
