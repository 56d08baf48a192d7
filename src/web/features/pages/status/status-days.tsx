import { Plural, useLingui } from '@lingui/react/macro'
import type { StatusReport } from './read-status.ts'

const UP_RATIO = 0.999
const DEGRADED_RATIO = 0.95

/** One stroke a day; the shape says what the colour says. */
export function StatusDays({ days }: Pick<StatusReport, 'days'>) {
  const { i18n } = useLingui()
  return (
    <div className="panel">
      <div className="panel-head">
        <h2>
          <Plural value={days.length} one="Today" other="The last # days" />
        </h2>
      </div>
      <ol className="panel-body status-days">
        {days.map(({ date, upRatio }) => (
          <li key={date} data-state={dayState(upRatio)}>
            <i aria-hidden="true" />
            <time dateTime={date}>
              {i18n.date(`${date}T00:00:00Z`, { day: 'numeric', month: 'short', timeZone: 'UTC' })}
            </time>
            <span className="mono">
              {i18n.number(upRatio, { style: 'percent', maximumFractionDigits: 1 })}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

function dayState(upRatio: number) {
  if (upRatio >= UP_RATIO) return 'up'
  return upRatio >= DEGRADED_RATIO ? 'degraded' : 'down'
}
