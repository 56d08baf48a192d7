import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, type Tone } from '#web/ui/alert.tsx'
import type { StatusReport } from './read-status.ts'

const TONES: Record<StatusReport['state'], Tone> = {
  up: 'success',
  degraded: 'warning',
  down: 'danger',
}

type StatusHeadlineProps = { report: StatusReport | null; isUnreachable: boolean }

/** One sentence on everything, spoken when it changes. */
export function StatusHeadline({ report, isUnreachable }: StatusHeadlineProps) {
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
