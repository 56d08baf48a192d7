import { Trans, useLingui } from '@lingui/react/macro'
import type { Storyboard } from '#contract/storyboard.ts'
import { ConfirmDialog } from '#web/features/shell/confirm-dialog.tsx'
import { createShownOne } from '#web/lib/shown-one.ts'
import { afterModals, countModals } from '#web/ui/modal.ts'
import { sayRefused } from '#web/ui/refusals.ts'
import { useReopenStoryboard } from './use-storyboard-action.ts'

type ReopenFirst = {
  storyboardId: string
  act: () => void
  /** How many dialogs it is asked over. */
  below: number
  /** In credits, of what is made then. */
  price?: number | undefined
}

const asked = createShownOne<ReopenFirst>()

const { hide: closeReopenFirst, useShown: useReopenFirst } = asked

/** Acts, where whoever pressed may; on a complete storyboard only after asking whether to reopen it, which the same press then does. */
export function whenOpen(
  { id, status }: Pick<Storyboard, 'id' | 'status'>,
  act: () => void,
  price?: number,
): void {
  if (sayRefused('edit')) return
  if (status === 'complete') asked.show({ storyboardId: id, act, price, below: countModals() })
  else act()
}

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
