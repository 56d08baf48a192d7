import { useLingui } from '@lingui/react/macro'
import type { Monitor, Period } from '#contract/monitor.ts'
import { modelName } from '#web/features/models/model-words.ts'
import { usd } from '#web/features/models/price-table.tsx'
import { inSeconds } from '#web/lib/figures.ts'
import { usePeriodWords } from './key-numbers.tsx'

/** Above it a vendor is not well. */
const BAD_RATE = 0.05
const [WIDTH, HEIGHT] = [100, 20]

type Vendor = Monitor['vendors'][number]

/** How each vendor answers, slot by slot, and what it takes for it. */
export function VendorsTable({ vendors, period }: { vendors: Vendor[]; period: Period }) {
  const { t, i18n } = useLingui()
  const within = usePeriodWords()[period]
  return (
    <section className="panel" aria-labelledby="vendors-heading">
      <div className="panel-head">
        <h2 id="vendors-heading">{t`Vendors`}</h2>
        <span className="text-sm text-muted">{t`Calls, error rate and spend, ${within}`}</span>
      </div>
      {vendors.length === 0 ? (
        <p className="panel-body text-muted">{t`No vendor was called.`}</p>
      ) : (
        <table className="table opt-t vt">
          <thead>
            <tr>
              <th scope="col">{t`Vendor`}</th>
              <th scope="col" className="num">{t`Calls`}</th>
              <th scope="col">{t`Errors over time`}</th>
              <th scope="col" className="num">{t`Rate`}</th>
              <th scope="col" className="num">{t`95 of 100 within`}</th>
              <th scope="col" className="num">{t`Spend`}</th>
            </tr>
          </thead>
          <tbody>
            {vendors.map((vendor) => {
              const { provider, calls, errors, mostMs, costMicroUsd } = vendor
              const rate = calls > 0 ? errors / calls : 0
              return (
                <tr key={provider} data-bad={rate > BAD_RATE || undefined}>
                  <td>
                    <b className="font-semibold">{modelName(provider)}</b>
                  </td>
                  <td className="num mono text-sm">{i18n.number(calls)}</td>
                  <td className="sp">
                    <ErrorLine vendor={vendor} isBad={rate > BAD_RATE} />
                  </td>
                  <td className="num mono text-sm er">
                    {i18n.number(rate, { style: 'percent', maximumFractionDigits: 1 })}
                  </td>
                  <td className="num mono text-sm">
                    {mostMs === null ? '–' : `${inSeconds(mostMs)} s`}
                  </td>
                  <td className="num mono text-sm">{usd(i18n.locale, costMicroUsd)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** The numbers stand beside it: who hears the page misses nothing. */
function ErrorLine({ vendor: { slots }, isBad }: { vendor: Vendor; isBad: boolean }) {
  const at = (index: number) => (index / Math.max(1, slots.length - 1)) * WIDTH
  const points = slots.map(({ calls, errors }, index) => {
    const rate = calls > 0 ? errors / calls : 0
    return `${at(index)},${HEIGHT - 1 - rate * (HEIGHT - 2)}`
  })
  return (
    <svg
      className="spark"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      data-tone={isBad ? 'bad' : undefined}
      aria-hidden="true"
    >
      <polyline points={points.join(' ')} />
    </svg>
  )
}
