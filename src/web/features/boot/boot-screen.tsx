import { Trans } from '@lingui/react/macro'
import { Alert } from '#web/ui/alert.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { Spinner } from '#web/ui/progress.tsx'
import './boot.css'

/** What is seen until it is known who is here. */
export function BootScreen() {
  return (
    <output className="boot">
      <span className="logo">
        <Logo />
      </span>
      <Spinner />
      <span className="sr-only">
        <Trans>Loading Reelwright</Trans>
      </span>
      <noscript>
        <Trans>
          Reelwright needs JavaScript. Switch it on in your browser, then load it again.
        </Trans>
      </noscript>
    </output>
  )
}

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
