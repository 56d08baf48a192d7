import { Trans } from '@lingui/react/macro'
import { Alert } from '#web/ui/alert.tsx'
import { buttonClass } from '#web/ui/button-class.ts'

/** A page outside the dashboard failed. A plain link loads everything afresh. */
export function ErrorScreen() {
  return (
    <main className="mx-auto grid min-h-dvh max-w-160 content-center p-4">
      <Alert
        tone="danger"
        urgent
        title={<Trans>Something went wrong</Trans>}
        actions={
          <a className={buttonClass({ size: 'sm' })} href="/">
            <Trans>Go back to home</Trans>
          </a>
        }
      >
        <Trans>This page stopped working. Load it again, or start from home.</Trans>
      </Alert>
    </main>
  )
}
