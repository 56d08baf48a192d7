import { useLingui } from '@lingui/react/macro'
import type { Monitor, Period } from '#contract/monitor.ts'
import { timecode } from '#web/lib/timecode.ts'
import { usePeriodWords } from './use-period-words.ts'

const [WIDTH, HEIGHT] = [100, 60]

/** How long work waited from the press to the start: half of it, and 95 of 100. */
export function WaitChart({ waits, period }: { waits: Monitor['waits']; period: Period }) {
  const { t } = useLingui()
  const within = usePeriodWords()[period]
  const most = Math.max(1, ...waits.map(({ mostMs }) => mostMs))
  const first = waits[0]?.at.getTime() ?? 0
  const span = Math.max(1, (waits.at(-1)?.at.getTime() ?? 0) - first)
  const line = (of: (wait: Monitor['waits'][number]) => number) =>
    waits
      .map((wait) => {
        const x = waits.length === 1 ? WIDTH : ((wait.at.getTime() - first) / span) * WIDTH
        return `${x},${HEIGHT - 1 - (of(wait) / most) * (HEIGHT - 2)}`
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
