import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type ConfirmDialogProps = {
  title: string
  /** What the button says that does it. */
  action: string
  /** `primary` where nothing is lost. */
  variant?: 'primary' | 'danger'
  /** In credits. */
  price?: number | undefined
  isBusy?: boolean
  /** It cannot be done now; the children say why. */
  isOff?: boolean
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

/** Asks before something is done that cannot be taken back, or that costs; Cancel comes first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, action, variant = 'danger', price, children, ...on } = props
  const { isBusy = false, isOff = false } = props
  const { t } = useLingui()
  return (
    <Dialog
      kind="alert"
      title={title}
      onClose={on.onClose}
      actions={
        <>
          <Button data-focus-first onClick={on.onClose}>{t`Cancel`}</Button>
          <Button
            variant={variant}
            busy={isBusy}
            disabled={isOff}
            onClick={on.onConfirm}
            {...(price !== undefined && { price })}
          >
            {action}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
