import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { ConfirmDialog } from '#web/features/shell/confirm-dialog.tsx'
import { errorMessage } from '#web/lib/error-message.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Field } from '#web/ui/field.tsx'

type DeleteWorkspaceDialogProps = {
  workspaceName: string
  isBusy: boolean
  error: unknown
  onDelete: (name: string) => void
  onClose: () => void
}

/** Says what goes, and asks for the name of what goes. */
export function DeleteWorkspaceDialog(props: DeleteWorkspaceDialogProps) {
  const { workspaceName, isBusy, error, onDelete, onClose } = props
  const { t } = useLingui()
  const [name, setName] = useState('')
  const isNamed = name.trim() === workspaceName

  function submit(event?: FormEvent): void {
    event?.preventDefault()
    if (isNamed && !isBusy) onDelete(name)
  }

  return (
    <ConfirmDialog
      title={t`Delete “${workspaceName}”?`}
      action={t`Delete the workspace`}
      isBusy={isBusy}
      isOff={!isNamed}
      onConfirm={submit}
      onClose={onClose}
    >
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <p className="text-muted">
          {t`Its storyboards, media, credits and API keys are deleted at once for everybody who works in it, and cannot be brought back. What is being made stops. Purchases are kept without names.`}
        </p>
        {error !== null && (
          <Alert tone="danger" urgent>
            {errorMessage(error)}
          </Alert>
        )}
        <Field label={t`Type the name of the workspace`}>
          {(control) => (
            <input
              {...control}
              className="input"
              autoComplete="off"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
      </form>
    </ConfirmDialog>
  )
}
