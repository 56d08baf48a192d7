import { useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, RotateCcw, X } from 'lucide-react'
import { fileSize } from '#web/lib/figures.ts'
import { Button } from '#web/ui/button.tsx'
import { Meter, Spinner } from '#web/ui/progress.tsx'
import type { Sending } from './upload-queue.ts'
import { type UploadProgress, useUploadProgress } from './use-upload-progress.ts'

type UploadRowProps = { sending: Sending; onCancel: () => void; onRetry: () => void }

/** One file: how far it is, and what can be done about it. */
export function UploadRow({ sending, onCancel, onRetry }: UploadRowProps) {
  const { t } = useLingui()
  const progress = useUploadProgress(sending, 'library')
  const { name, size } = sending.file
  return (
    <li data-state={progress.state}>
      <StateSign state={progress.state} />
      <div className="grid gap-1 min-w-0">
        <span className="truncate font-medium" title={name}>
          {name}
        </span>
        {progress.share !== null && <Meter share={progress.share} label={t`Upload of ${name}`} />}
        <span className="text-xs text-muted" role={progress.state === 'bad' ? 'alert' : 'status'}>
          {progress.words}
        </span>
      </div>
      <span className="mono text-xs text-muted">{fileSize(size)}</span>
      {progress.canCancel && (
        <Button
          variant="ghost"
          size="sm"
          square
          icon={X}
          aria-label={t`Cancel ${name}`}
          onClick={onCancel}
        />
      )}
      {progress.canRetry && (
        <Button
          variant="ghost"
          size="sm"
          square
          icon={RotateCcw}
          aria-label={t`Send ${name} again`}
          onClick={onRetry}
        />
      )}
    </li>
  )
}

function StateSign({ state }: Pick<UploadProgress, 'state'>) {
  if (state === 'good') return <CircleCheck className="text-success" aria-hidden="true" />
  if (state === 'bad') return <CircleAlert className="text-danger" aria-hidden="true" />
  return state === 'running' ? <Spinner /> : <span />
}
