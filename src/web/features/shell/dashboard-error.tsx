import { Trans, useLingui } from '@lingui/react/macro'
import { TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { Alert } from '#web/ui/alert.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** A page of the dashboard failed. Plain links load everything afresh, and so does a connection that is back. */
export function DashboardError() {
  const { pathname, search } = useLocation()
  useEffect(() => {
    const loadAgain = () => location.reload()
    window.addEventListener('online', loadAgain)
    return () => window.removeEventListener('online', loadAgain)
  }, [])
  return (
    <div className="max-w-160">
      <Alert
        tone="danger"
        urgent
        icon={TriangleAlert}
        title={<Trans>Dashboard Error</Trans>}
        actions={
          <>
            <a className={buttonClass({ variant: 'primary', size: 'sm' })} href={pathname + search}>
              <Trans>Try again</Trans>
            </a>
            <a className={buttonClass({ size: 'sm' })} href="/dashboard">
              <Trans>Go back to home</Trans>
            </a>
          </>
        }
      >
        <Trans>
          Something on this page stopped working. Your storyboards and credits are safe.
        </Trans>
      </Alert>
    </div>
  )
}

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
