import { useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import type { Monitor } from '#contract/monitor.ts'
import { modelLabel } from '#contract/vendors.ts'
import { usd } from '#web/features/models/price-table.tsx'

const SHADES = 5

/** What vendors took on each of the last 14 days, stacked in greys. */
export function SpendChart({ spend }: { spend: Monitor['spend'] }) {
  const { t, i18n } = useLingui()
  const sums = spend.map(({ byProvider }) =>
    Object.values(byProvider).reduce((sum, cost) => sum + cost, 0),
  )
  const most = Math.max(0, ...sums)
  const names = [...new Set(spend.flatMap(({ byProvider }) => Object.keys(byProvider)))].toSorted()
  const shade = (provider: string) =>
    ({ '--c': `var(--chart-${(names.indexOf(provider) % SHADES) + 1})` }) as CSSProperties
  const dayOf = (at: Date) => i18n.date(at, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (
    <section className="panel" aria-labelledby="spend-heading">
      <div className="panel-head">
        <h2 id="spend-heading">{t`Vendor spend a day`}</h2>
        <span className="text-sm text-muted">{t`last 14 days, UTC`}</span>
      </div>
      <div className="panel-body">
        {most === 0 ? (
          <p className="text-muted">{t`No vendor has said what it took.`}</p>
        ) : (
          <>
            <p className="legend">
              {names.map((provider) => (
                <span key={provider}>
                  <i style={shade(provider)} />
                  {modelLabel(provider)}
                </span>
              ))}
            </p>
            <ol className="columns">
              {spend.map(({ at, byProvider }, index) => (
                <li key={at.getTime()}>
                  <span className="sr-only">
                    {dayOf(at)}: {usd(i18n.locale, sums[index] ?? 0)}
                  </span>
                  <span
                    className="stack"
                    title={`${dayOf(at)}: ${usd(i18n.locale, sums[index] ?? 0)}`}
                    style={{ height: `${((sums[index] ?? 0) / most) * 100}%` }}
                  >
                    {Object.entries(byProvider).map(([provider, cost]) => (
                      <i key={provider} style={{ ...shade(provider), flexGrow: cost }} />
                    ))}
                  </span>
                </li>
              ))}
            </ol>
            <p className="axis">
              <span>{spend[0] && dayOf(spend[0].at)}</span>
              <span>{t`at most ${usd(i18n.locale, most)} a day`}</span>
              <span>{t`today`}</span>
            </p>
          </>
        )}
      </div>
    </section>
  )
}
