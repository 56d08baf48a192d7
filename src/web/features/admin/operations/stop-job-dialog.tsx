import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { MonitoredJob } from '#contract/monitor.ts'
import { ConfirmDialog } from '#web/features/shell/confirm-dialog.tsx'
import { api } from '#web/lib/api.ts'
import { useJobChange } from './use-job-change.ts'

type StopJobDialogProps = { job: MonitoredJob; name: string; onClose: () => void }

export function StopJobDialog({ job, name, onClose }: StopJobDialogProps) {
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
