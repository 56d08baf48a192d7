import { useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { errorMessage } from '#web/lib/error-message.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'

type AskDialogProps = {
  title: string
  /** What happens then, above the field. */
  children?: ReactNode
  label: string
  hint?: string | undefined
  /** What is said while the field is empty. */
  missing: string
  maxLength: number
  /** What stands in the field at first. */
  initial?: string | undefined
  /** What the button says that does it. */
  action: string
  variant?: 'primary' | 'danger'
  isBusy: boolean
  error: unknown
  onAnswer: (answer: string) => void
  onClose: () => void
}

/** Asks for one line of text before something is done. */
export function AskDialog(props: AskDialogProps) {
  const { title, children, label, hint, missing, maxLength, initial = '', onClose } = props
  const { action, variant = 'primary', isBusy, error, onAnswer } = props
  const { t } = useLingui()
  const formId = useId()
  const [answer, setAnswer] = useState(initial)
  const [hasTried, setTried] = useState(false)
  const isMissing = answer.trim() === ''

  function submit(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    if (!isMissing) onAnswer(answer)
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
        {children}
        <Field label={label} hint={hint} error={hasTried && isMissing ? missing : undefined}>
          {(control) => (
            <input
              {...control}
              className="input"
              data-focus-first
              maxLength={maxLength}
              value={answer}
              onChange={({ target }) => setAnswer(target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
