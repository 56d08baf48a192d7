import { useLingui } from '@lingui/react/macro'
import { RefreshCw, Shuffle, X } from 'lucide-react'
import { useState } from 'react'
import type { MonitoredJob } from '#contract/monitor.ts'
import { Button } from '#web/ui/button.tsx'
import { RetryJobDialog } from './retry-job-dialog.tsx'
import { StopJobDialog } from './stop-job-dialog.tsx'

/** What an admin does about a job: each asks first, and stands in the audit log. */
export function JobActions({ job, name }: { job: MonitoredJob; name: string }) {
  const { t } = useLingui()
  const [asked, setAsked] = useState<'stop' | 'retry' | 'elsewhere' | null>(null)
  const close = () => setAsked(null)
  const { state, retry } = job
  if (state === 'failed' && retry === 'done') {
    return <span className="text-sm text-muted">{t`Tried again`}</span>
  }
  if (state === 'failed' && retry === null) return null
  const { here: isModelThere, elsewhere: others } =
    retry !== null && retry !== 'done' ? retry : { here: true, elsewhere: [] }
  return (
    <span className="job-acts">
      {state === 'failed' ? (
        <>
          {isModelThere && (
            <Button
              size="sm"
              icon={RefreshCw}
              aria-label={t`Retry: ${name}`}
              onClick={() => setAsked('retry')}
            >
              {t`Retry`}
            </Button>
          )}
          {others.length > 0 && (
            <Button
              size="sm"
              icon={Shuffle}
              aria-label={t`Retry elsewhere: ${name}`}
              onClick={() => setAsked('elsewhere')}
            >
              {t`Retry elsewhere`}
            </Button>
          )}
        </>
      ) : (
        <Button size="sm" icon={X} aria-label={t`Stop: ${name}`} onClick={() => setAsked('stop')}>
          {t`Stop`}
        </Button>
      )}
      {asked === 'stop' && <StopJobDialog job={job} name={name} onClose={close} />}
      {asked === 'retry' && <RetryJobDialog job={job} name={name} others={[]} onClose={close} />}
      {asked === 'elsewhere' && (
        <RetryJobDialog job={job} name={name} others={others} onClose={close} />
      )}
    </span>
  )
}
