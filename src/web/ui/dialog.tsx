import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Button } from './button.tsx'
import { closeOnBack, openModal } from './modal.ts'
import { raiseToasts } from './toast.tsx'

type DialogProps = {
  title: string
  /** An alert asks before something that cannot be undone: it has no close button. */
  kind?: 'dialog' | 'alert'
  /** top: where the keyboard of a phone does not cover it. */
  placement?: 'middle' | 'top'
  /** Nothing closes it: something is under way that it will tell of. */
  isHeld?: boolean
  onClose: () => void
  children: ReactNode
  /** The actions, Cancel first. */
  actions?: ReactNode
}

/**
 * A modal window while it is mounted, over everything else; Escape and Back close it. Mark the element that gets
 * the focus first with data-focus-first.
 */
export function Dialog(props: DialogProps) {
  const { title, kind = 'dialog', placement = 'middle', isHeld = false } = props
  const { onClose, children, actions } = props
  const { t } = useLingui()
  const titleId = useId()
  const ref = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(() => {
    if (!isHeld) onClose()
  })

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const hide = openModal(dialog, () => close())
    const lowerToasts = raiseToasts(dialog)
    const leaveBack = closeOnBack(() => close())
    return () => {
      leaveBack()
      lowerToasts()
      hide()
    }
  }, [])

  return createPortal(
    <dialog
      ref={ref}
      className="dialog"
      popover="manual"
      data-placement={placement}
      role={kind === 'alert' ? 'alertdialog' : undefined}
      aria-modal
      aria-labelledby={titleId}
    >
      <div className="dialog-head">
        <h2 id={titleId}>{title}</h2>
        {kind === 'dialog' && (
          <Button
            variant="ghost"
            square
            aria-label={t`Close`}
            disabled={isHeld}
            onClick={onClose}
            icon={X}
          />
        )}
      </div>
      <div className="dialog-body">{children}</div>
      {actions && <div className="dialog-foot">{actions}</div>}
    </dialog>,
    document.body,
  )
}
