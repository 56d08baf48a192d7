import { Trans, useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '#web/features/shell/confirm-dialog.tsx'
import { afterModals } from '#web/ui/modal.ts'
import { closeReopenFirst, useReopenFirst } from './reopen-first.ts'
import { useReopenStoryboard } from './use-storyboard-action.ts'

/** Asks before a complete storyboard is changed: one press reopens it and does what was pressed. */
export function ReopenDialog() {
  const { t } = useLingui()
  const asked = useReopenFirst()
  const reopen = useReopenStoryboard(asked?.storyboardId ?? '')
  if (!asked) return null
  const { act, price, below } = asked

  function goOn() {
    closeReopenFirst()
    // The focus may go where it acts.
    afterModals(act, below)
  }

  return (
    <ConfirmDialog
      title={t`Reopen this storyboard?`}
      action={price === undefined ? t`Reopen and edit` : t`Reopen and make`}
      variant="primary"
      price={price}
      isBusy={reopen.isPending}
      onConfirm={() => reopen.mutate(undefined, { onSuccess: goOn })}
      onClose={closeReopenFirst}
    >
      <p>
        <Trans>
          This storyboard is complete. Reopen it and go on; nothing that is made is lost, and it can
          be marked as complete again.
        </Trans>
      </p>
    </ConfirmDialog>
  )
}
