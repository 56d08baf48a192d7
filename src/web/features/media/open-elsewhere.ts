import { t } from '@lingui/core/macro'
import { showToast } from '#web/ui/toast.tsx'

/**
 * Opens what lies on another site in a new tab: nobody here knows what it is, which the reader is told.
 * @returns whether it lies there
 */
export function openElsewhere(url: string): boolean {
  if (new URL(url, window.location.href).origin === window.location.origin) return false
  window.open(url, '_blank', 'noopener,noreferrer')
  tellOpenedElsewhere()
  return true
}

export function tellOpenedElsewhere(): void {
  showToast('warning', {
    title: t`Opened in a new tab`,
    text: t`This file lies on another site. Save it only if you trust that site.`,
  })
}
