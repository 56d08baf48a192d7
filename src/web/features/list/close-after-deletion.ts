import { flushSync } from 'react-dom'
import { focusPage } from '#web/features/shell/focus-page.ts'

/**
 * Closes the dialog of a deletion. The focus would go back to the button that opened it, and be
 * lost with that button; it goes to the page instead.
 */
export function closeAfterDeletion(onClose: () => void): void {
  flushSync(onClose)
  focusPage()
}
