import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type CSSProperties, useState } from 'react'
import type { MonthSum } from '#contract/transaction.ts'
import { api } from '#web/lib/api.ts'
import { Segments } from '#web/ui/segments.tsx'
import './months.css'

const NAMES: Record<Part, MessageDescriptor> = {
  clip: msg`Clips`,
  image: msg`Images`,
  voice: msg`Voices`,
  storyboard: msg`Storyboards`,
  purchase: msg`Purchases`,
  grant: msg`Granted`,
  'sign-up': msg`Free credits`,
  refund: msg`Refunds`,
  dispute: msg`Disputes`,
  expiry: msg`Expired`,
  correction: msg`Corrections`,
}

type Show = 'spent' | 'received' | 'taken-back'

/** How many credits were spent, received and taken back in each of the last twelve months, kind by kind. */
export function MonthsPanel() {
  const { t, i18n } = useLingui()
  const [show, setShow] = useState<Show>('spent')
  const [today] = useState(() => new Date())
  const { data } = useQuery(api.transaction.months.queryOptions())
  if (!data) return null
  const bars = monthBars(data, show, today)
  const parts = PARTS[show].filter(
    (part) => part !== 'correction' || bars.some((bar) => bar.parts.has(part)),
  )
  const isAnythingTakenBack = monthBars(data, 'taken-back', today).some(({ total }) => total > 0)
  const highest = Math.max(1, ...bars.map(({ total }) => total))
  return (
    <section className="panel" aria-labelledby="credits-by-month">
      <div className="panel-head">
        <h2 id="credits-by-month">
          <Trans>Credits by month</Trans>
        </h2>
        <Segments
          label={t`Credits by month`}
          value={show}
          onChange={setShow}
          options={[
            { value: 'spent', label: t`Spent` },
            { value: 'received', label: t`Received` },
            ...(isAnythingTakenBack
              ? [{ value: 'taken-back' as const, label: t`Taken back` }]
              : []),
          ]}
        />
      </div>
      {bars.every(({ total }) => total === 0) ? (
        <p className="px-4.5 py-4 text-muted" aria-hidden="true">
          <Trans>Nothing moved here yet.</Trans>
        </p>
      ) : (
        <>
          <div className="months" aria-hidden="true">
            {bars.map((bar) => (
              <MonthColumn key={bar.month} bar={bar} parts={parts} highest={highest} />
            ))}
          </div>
          <ul className="months-legend" aria-hidden="true">
            {parts.map((part) => (
              <li key={part}>
                <i data-part={part} />
                {i18n._(NAMES[part])}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="sr-only">
        <MonthsTable bars={bars} parts={parts} />
      </div>
    </section>
  )
}

type MonthColumnProps = { bar: MonthBar; parts: readonly Part[]; highest: number }

function MonthColumn({ bar, parts, highest }: MonthColumnProps) {
  const { i18n } = useLingui()
  const { month, total } = bar
  const named = parts.filter((part) => bar.parts.has(part))
  const told = named.map(
    (part) => `${i18n._(NAMES[part])} ${i18n.number(bar.parts.get(part) ?? 0)}`,
  )
  return (
    <div className="month" title={[monthName(i18n.locale, month, 'long'), ...told].join('\n')}>
      <span className="n">{total > 0 && i18n.number(total)}</span>
      <div className="bar" style={{ '--h': total / highest } as CSSProperties}>
        {named.map((part) => (
          <i key={part} data-part={part} style={{ flexGrow: bar.parts.get(part) }} />
        ))}
      </div>
      <span className="m">{monthName(i18n.locale, month, 'short')}</span>
    </div>
  )
}

/** The same for who cannot see it. */
function MonthsTable({ bars, parts }: { bars: MonthBar[]; parts: readonly Part[] }) {
  const { t, i18n } = useLingui()
  return (
    <table>
      <caption>{t`Credits by month`}</caption>
      <thead>
        <tr>
          <th scope="col">{t`Month`}</th>
          {parts.map((part) => (
            <th key={part} scope="col">
              {i18n._(NAMES[part])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.month}>
            <th scope="row">{monthName(i18n.locale, bar.month, 'long')}</th>
            {parts.map((part) => (
              <td key={part}>{i18n.number(bar.parts.get(part) ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function monthName(locale: string, month: string, style: 'short' | 'long'): string {
  const first = new Date(`${month}-01T00:00:00Z`)
  const year = style === 'long' ? { year: 'numeric' as const } : {}
  return first.toLocaleDateString(locale, { month: style, timeZone: 'UTC', ...year })
}

const SPENT_FOR = ['clip', 'image', 'voice', 'storyboard'] as const
const RECEIVED = ['purchase', 'grant', 'sign-up', 'correction'] as const
/** What puts a booking right goes either way. */
const TAKEN_BACK = ['refund', 'dispute', 'expiry', 'correction'] as const
const PARTS = { spent: SPENT_FOR, received: RECEIVED, 'taken-back': TAKEN_BACK } as const
type Part = (typeof PARTS)[Show][number]

/** One month of the chart: how many credits each part is, all of them positive. */
type MonthBar = { month: string; parts: Map<Part, number>; total: number }

/**
 * The last twelve calendar months, the present one last, also those in which nothing moved.
 * @param today in UTC, as the months of the ledger are
 */
export function monthBars(sums: MonthSum[], show: Show, today: Date): MonthBar[] {
  return lastMonths(today).map((month) => {
    const parts = new Map<Part, number>()
    for (const sum of sums) {
      const part = partOf(sum, show)
      if (sum.month !== month || !part) continue
      parts.set(part, (parts.get(part) ?? 0) + Math.abs(sum.amount))
    }
    const total = [...parts.values()].reduce((all, amount) => all + amount, 0)
    return { month, parts, total }
  })
}

function partOf({ kind, spentFor, amount }: MonthSum, show: Show): Part | undefined {
  if (show === 'received') return amount > 0 ? RECEIVED.find((part) => part === kind) : undefined
  if (show === 'taken-back')
    return amount < 0 ? TAKEN_BACK.find((part) => part === kind) : undefined
  return kind === 'spend' ? SPENT_FOR.find((part) => part === spentFor) : undefined
}

function lastMonths(today: Date): string[] {
  return Array.from({ length: 12 }, (_, index) => {
    const first = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 11 + index, 1)
    return new Date(first).toISOString().slice(0, 7)
  })
}
