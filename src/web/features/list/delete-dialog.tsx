import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type DeleteDialogProps = {
  /** What is lost. */
  warning: string
  /** What it is lost of. */
  children: ReactNode
  isDeleting: boolean
  onDelete: () => void
  onClose: () => void
}

/** Asks before something is deleted for good. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { warning, children, isDeleting, onDelete, onClose } = props
  const { t } = useLingui()
  return (
    <Dialog
      kind="alert"
      title={t`Are you sure?`}
      onClose={onClose}
      actions={
        <>
          <Button data-focus-first onClick={onClose}>{t`Cancel`}</Button>
          <Button variant="danger" busy={isDeleting} onClick={onDelete}>{t`Delete`}</Button>
        </>
      }
    >
      <p className="text-muted">{warning}</p>
      <div className="mt-3">{children}</div>
    </Dialog>
  )
}
