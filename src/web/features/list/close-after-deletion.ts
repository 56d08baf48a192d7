import { focusPage } from '#web/features/shell/focus-page.ts'
import { afterModals } from '#web/ui/modal.ts'

/**
 * Closes the dialog of a deletion. The focus would go back to the button that opened it, and be
 * lost with that button; it goes to the page instead.
 */
export function closeAfterDeletion(onClose: () => void): void {
  onClose()
  afterModals(focusPage)
}
