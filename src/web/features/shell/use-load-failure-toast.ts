import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { showToast } from '#web/ui/toast.tsx'

/** Says so when a part of the dashboard that is loaded on demand did not arrive. */
export function useLoadFailureToast() {
  const { t } = useLingui()
  useEffect(() => {
    function tell() {
      showToast('danger', {
        title: t`Failed to load dashboard components`,
        text: t`Check your connection and reload the page.`,
      })
    }
    window.addEventListener('vite:preloadError', tell)
    return () => window.removeEventListener('vite:preloadError', tell)
  }, [t])
}
