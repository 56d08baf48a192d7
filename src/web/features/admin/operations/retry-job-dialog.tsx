import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { MonitoredJob } from '#contract/monitor.ts'
import { modelLabel } from '#contract/vendors.ts'
import { ConfirmDialog } from '#web/features/shell/confirm-dialog.tsx'
import { api } from '#web/lib/api.ts'
import { Field } from '#web/ui/field.tsx'
import { useJobChange } from './use-job-change.ts'

type RetryJobDialogProps = {
  job: MonitoredJob
  name: string
  /** The models of the same kind to choose from; none: the same once more. */
  others: string[]
  onClose: () => void
}

export function RetryJobDialog({ job, name, others, onClose }: RetryJobDialogProps) {
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
                    {modelLabel(one)}
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
