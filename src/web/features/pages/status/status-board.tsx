import { useLingui } from '@lingui/react/macro'
import { PageNeedsScripts } from '#web/features/site/needs-scripts.tsx'
import { StatusDays } from './status-days.tsx'
import { StatusHeadline } from './status-headline.tsx'
import { StatusParts } from './status-parts.tsx'
import { StatusQueue } from './status-queue.tsx'
import { useStatus } from './use-status.ts'
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
