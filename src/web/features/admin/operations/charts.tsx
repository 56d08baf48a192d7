import { useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import type { Monitor, Period } from '#contract/monitor.ts'
import { modelName } from '#web/features/models/model-words.ts'
import { usd } from '#web/features/models/price-table.tsx'
import { timecode } from '#web/lib/formats.ts'
import { usePeriodWords } from './key-numbers.tsx'

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
                  {modelName(provider)}
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

const [WIDTH, HEIGHT] = [100, 60]

/** How long work waited from the press to the start: half of it, and 95 of 100. */
export function WaitChart({ waits, period }: { waits: Monitor['waits']; period: Period }) {
  const { t } = useLingui()
  const within = usePeriodWords()[period]
  const most = Math.max(1, ...waits.map(({ mostMs }) => mostMs))
  const first = waits[0]?.at.getTime() ?? 0
  const span = Math.max(1, (waits.at(-1)?.at.getTime() ?? 0) - first)
  // One alone is as long as the period.
  const drawn = waits.length === 1 ? [...waits, ...waits] : waits
  const line = (of: (wait: Monitor['waits'][number]) => number) =>
    drawn
      .map((wait, index) => {
        const share = waits.length === 1 ? index : (wait.at.getTime() - first) / span
        return `${share * WIDTH},${HEIGHT - 1 - (of(wait) / most) * (HEIGHT - 2)}`
      })
      .join(' ')
  const latest = waits.at(-1)
  const half = timecode(latest?.halfMs ?? 0)
  const most95 = timecode(latest?.mostMs ?? 0)
  const peak = timecode(most)
  return (
    <section className="panel" aria-labelledby="wait-heading">
      <div className="panel-head">
        <h2 id="wait-heading">{t`Queue wait`}</h2>
        <span className="text-sm text-muted">{t`from press to start, ${within}`}</span>
      </div>
      <div className="panel-body">
        {latest ? (
          <>
            <svg
              className="wait-lines"
              viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <polyline points={line(({ mostMs }) => mostMs)} />
              <polyline points={line(({ halfMs }) => halfMs)} data-strong="" />
            </svg>
            <p className="axis">
              <span>{t`Lately half started within ${half}, 95 of 100 within ${most95}`}</span>
              <span>{t`at most ${peak}`}</span>
            </p>
          </>
        ) : (
          <p className="text-muted">{t`Nothing was started.`}</p>
        )}
      </div>
    </section>
  )
}
