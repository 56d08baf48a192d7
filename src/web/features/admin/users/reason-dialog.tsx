import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'
import { errorMessage } from '#web/lib/error-message.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'

type ReasonDialogProps = {
  title: string
  /** What happens, and what does not. */
  text: string
  hint?: string
  action: string
  variant: 'primary' | 'danger'
  isBusy: boolean
  error: unknown
  onConfirm: (reason: string) => void
  onClose: () => void
}

/** Asks why something is done to somebody's account. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, hint, action, variant, isBusy, error, onConfirm, onClose } = props
  const { t } = useLingui()
  const formId = useId()
  const [reason, setReason] = useState('')
  const [isRefused, setRefused] = useState(false)

  function submit(event: FormEvent): void {
    event.preventDefault()
    setRefused(reason.trim() === '')
    if (reason.trim() !== '') onConfirm(reason)
  }

  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={formId} variant={variant} busy={isBusy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} className="grid gap-4" noValidate onSubmit={submit}>
        {error !== null && (
          <Alert tone="danger" urgent>
            {errorMessage(error)}
          </Alert>
        )}
        <p>{text}</p>
        <Field label={t`Reason`} hint={hint} error={isRefused ? t`Enter a reason` : undefined}>
          {(control) => (
            <input
              {...control}
              className="input"
              maxLength={200}
              data-focus-first
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
