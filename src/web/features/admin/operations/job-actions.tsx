import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RefreshCw, Shuffle, X } from 'lucide-react'
import { useState } from 'react'
import type { MonitoredJob } from '#contract/monitor.ts'
import { modelName } from '#web/features/models/model-words.ts'
import { ConfirmDialog } from '#web/features/shell/confirm-dialog.tsx'
import { api, readAgain } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast.tsx'

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

type RetryJobDialogProps = {
  job: MonitoredJob
  name: string
  /** The models of the same kind to choose from; none: the same once more. */
  others: string[]
  onClose: () => void
}

function RetryJobDialog({ job, name, others, onClose }: RetryJobDialogProps) {
  const { t } = useLingui()
  const [model, setModel] = useState(others[0])
  const retry = useMutation(
    api.monitor.retry.mutationOptions(useJobChange(t`Started again`, onClose)),
  )
  const { amount } = job.credits
  return (
    <ConfirmDialog
      title={model === undefined ? t`Retry “${name}”?` : t`Retry “${name}” elsewhere?`}
      action={t`Retry`}
      variant="primary"
      isBusy={retry.isPending}
      onConfirm={() => retry.mutate({ id: job.id, ...(model !== undefined && { model }) })}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <p className="text-muted">
          {t`It is made once more for whoever started it, with the texts as they are now.`}{' '}
          {amount > 0 &&
            plural(amount, {
              one: 'The failed one cost nothing; at most # credit is held for this one, and taken when it succeeds.',
              other:
                'The failed one cost nothing; at most # credits are held for this one, and taken when it succeeds.',
            })}
        </p>
        {model !== undefined && (
          <Field label={t`Model`}>
            {(control) => (
              <select
                {...control}
                className="select"
                value={model}
                onChange={({ target }) => setModel(target.value)}
              >
                {others.map((one) => (
                  <option key={one} value={one}>
                    {modelName(one)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
      </div>
    </ConfirmDialog>
  )
}

type StopJobDialogProps = { job: MonitoredJob; name: string; onClose: () => void }

function StopJobDialog({ job, name, onClose }: StopJobDialogProps) {
  const { t } = useLingui()
  const stop = useMutation(api.monitor.stop.mutationOptions(useJobChange(t`Job stopped`, onClose)))
  const { amount, are } = job.credits
  return (
    <ConfirmDialog
      title={t`Stop “${name}”?`}
      action={t`Stop the job`}
      isBusy={stop.isPending}
      onConfirm={() => stop.mutate({ id: job.id })}
      onClose={onClose}
    >
      <p className="text-muted">
        {t`Whoever started it is told that an admin stopped it, and can start it again.`}{' '}
        {are === 'held' &&
          plural(amount, {
            one: '# credit is given back.',
            other: '# credits are given back.',
          })}
      </p>
    </ConfirmDialog>
  )
}

/** What follows on an action about a job: it is said, and the list is read again, also after a refusal. */
function useJobChange(done: string, onClose: () => void) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return {
    onSuccess: () => showToast('success', done),
    onError: (error: unknown) =>
      showToast('danger', { title: t`Nothing was changed`, text: errorMessage(error) }),
    onSettled: () => {
      onClose()
      return readAgain(queryClient, api.monitor.key())
    },
  }
}
