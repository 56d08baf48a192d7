import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ConfirmDialog } from '#web/features/shell/confirm-dialog.tsx'
import { focusPage } from '#web/features/shell/route-announcer.tsx'
import { afterModals } from '#web/ui/modal.ts'

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
    <ConfirmDialog
      title={t`Are you sure?`}
      action={t`Delete`}
      isBusy={isDeleting}
      onConfirm={onDelete}
      onClose={onClose}
    >
      <p className="text-muted">{warning}</p>
      <div className="mt-3">{children}</div>
    </ConfirmDialog>
  )
}

/**
 * Closes the dialog of a deletion. The focus would go back to the button that opened it, and be
 * lost with that button; it goes to the page instead.
 */
export function closeAfterDeletion(onClose: () => void): void {
  onClose()
  afterModals(focusPage)
}
