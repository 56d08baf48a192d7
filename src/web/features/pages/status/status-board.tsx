import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { PartState, Status, StatusPart } from '#contract/site.ts'
import { PageNeedsScripts } from '#web/features/site/needs-scripts.tsx'
import { Alert, type Tone } from '#web/ui/alert.tsx'
import { Badge } from '#web/ui/badge.tsx'
import './status.css'

/** How this installation is right now, and was on the last days. */
export function StatusBoard() {
  const { t } = useLingui()
  const { report, isUnreachable } = useStatus()
  return (
    <section className="status-board" aria-label={t`Status`} aria-busy={!report && !isUnreachable}>
      <StatusHeadline report={report} isUnreachable={isUnreachable} />
      {!report && <PageNeedsScripts />}
      {report && (
        <>
          <StatusParts parts={report.parts} />
          {report.queue && <StatusQueue queue={report.queue} />}
          {report.days.length > 0 && <StatusDays days={report.days} />}
        </>
      )}
    </section>
  )
}

const TONES: Record<StatusReport['state'], Tone> = {
  up: 'success',
  degraded: 'warning',
  down: 'danger',
}

type StatusHeadlineProps = { report: StatusReport | null; isUnreachable: boolean }

/** One sentence on everything, spoken when it changes. */
function StatusHeadline({ report, isUnreachable }: StatusHeadlineProps) {
  const { t, i18n } = useLingui()
  const sentences: Record<StatusReport['state'], string> = {
    up: t`Everything works`,
    degraded: t`Some things do not work as they should`,
    down: t`Nothing can be made right now`,
  }
  return (
    <output className="block">
      {!report && !isUnreachable && <Alert tone="info" title={t`Checking...`} />}
      {isUnreachable && (
        <Alert tone="danger" title={t`The status could not be read`}>
          <Trans>The server does not answer. This page tries again by itself.</Trans>
        </Alert>
      )}
      {report && (
        <Alert tone={TONES[report.state]} title={sentences[report.state]}>
          <Trans>
            Checked on {i18n.date(report.checkedAt, { dateStyle: 'medium', timeStyle: 'medium' })}
          </Trans>
        </Alert>
      )}
    </output>
  )
}

const NAMES = {
  site: { name: msg`Site`, task: msg`Answers pages and requests` },
  database: { name: msg`Database`, task: msg`Keeps accounts, storyboards and credits` },
  worker: { name: msg`Worker`, task: msg`Writes, speaks, draws and renders` },
  queue: { name: msg`Queue`, task: msg`Hands work to the workers` },
  storage: { name: msg`Storage`, task: msg`Keeps pictures, voices and videos` },
} satisfies Record<StatusPart, object>

const STATES = {
  up: { tone: 'success', icon: CircleCheck, word: msg`Works` },
  degraded: { tone: 'warning', icon: TriangleAlert, word: msg`Slow` },
  down: { tone: 'danger', icon: CircleAlert, word: msg`Down` },
  unknown: { tone: 'neutral', icon: CircleHelp, word: msg`Unknown` },
} as const satisfies Record<PartState, object>

function StatusParts({ parts }: Pick<StatusReport, 'parts'>) {
  const { t, i18n } = useLingui()
  return (
    <div className="panel">
      <div className="panel-head">
        <h2>{t`Right now`}</h2>
      </div>
      <ul className="status-parts">
        {parts.map(({ part, state }) => (
          <li key={part} data-part={part} data-state={state}>
            <strong>{i18n._(NAMES[part].name)}</strong>
            <span className="text-muted">{i18n._(NAMES[part].task)}</span>
            <Badge tone={STATES[state].tone} icon={STATES[state].icon}>
              {i18n._(STATES[state].word)}
            </Badge>
          </li>
        ))}
      </ul>
    </div>
  )
}

const SECOND_MS = 1000

type StatusQueueProps = { queue: NonNullable<Status['queue']> }

/** How much work waits. */
function StatusQueue({ queue: { waiting, running, oldestWaitMs } }: StatusQueueProps) {
  const waitS = Math.round((oldestWaitMs ?? 0) / SECOND_MS)
  return (
    <div className="panel">
      <div className="panel-head">
        <h2>
          <Trans>Work under way</Trans>
        </h2>
      </div>
      <ul className="panel-body status-queue">
        <li>
          <Plural value={running} one="# job is being made" other="# jobs are being made" />
        </li>
        <li>
          <Plural value={waiting} one="# job waits" other="# jobs wait" />
        </li>
        {oldestWaitMs !== null && (
          <li>
            <Plural
              value={waitS}
              one="The first in line has waited # second"
              other="The first in line has waited # seconds"
            />
          </li>
        )}
      </ul>
    </div>
  )
}

const UP_RATIO = 0.999
const DEGRADED_RATIO = 0.95

/** One stroke a day; the shape says what the colour says. */
function StatusDays({ days }: Pick<StatusReport, 'days'>) {
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

const READ_EVERY_MS = 15_000

type StatusState = { report: StatusReport | null; isUnreachable: boolean }

/** The installation's status, read again as long as the page is looked at. */
function useStatus(): StatusState {
  const [state, setState] = useState<StatusState>({ report: null, isUnreachable: false })

  useEffect(() => {
    const stop = new AbortController()
    async function read() {
      if (document.hidden) return
      try {
        setState({ report: await readStatus(stop.signal), isUnreachable: false })
      } catch {
        if (!stop.signal.aborted) setState({ report: null, isUnreachable: true })
      }
    }
    void read()
    const timer = setInterval(() => void read(), READ_EVERY_MS)
    const onVisible = () => void read()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      stop.abort()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [])

  return state
}

/** As it comes over REST: the moment as text. */
type StatusReport = Omit<Status, 'checkedAt'> & { checkedAt: string }

/** @throws when the server does not answer, or cannot tell how it is. */
async function readStatus(signal: AbortSignal): Promise<StatusReport> {
  const response = await fetch('/api/v1/status', { signal })
  if (!response.ok) throw new Error(`The status was answered with ${response.status}.`)
  return (await response.json()) as StatusReport
}
