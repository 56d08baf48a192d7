import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { AskDialog } from '#web/features/shell/ask-dialog.tsx'
import { ConfirmDialog } from '#web/features/shell/confirm-dialog.tsx'
import { errorMessage } from '#web/lib/error-message.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Field } from '#web/ui/field.tsx'

type WorkspaceNameDialogProps = {
  title: string
  action: string
  /** What the workspace is called now. */
  name?: string
  note?: string
  isBusy: boolean
  error: unknown
  onSave: (name: string) => void
  onClose: () => void
}

/** Asks for the name of a workspace: of a new one, or another of one that is there. */
export function WorkspaceNameDialog({ name, note, onSave, ...ask }: WorkspaceNameDialogProps) {
  const { t } = useLingui()
  return (
    <AskDialog
      {...ask}
      label={t`Name of the workspace`}
      missing={t`Enter a name for the workspace`}
      maxLength={100}
      initial={name}
      onAnswer={onSave}
    >
      {note && <p className="text-muted">{note}</p>}
    </AskDialog>
  )
}

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
