import { Trans } from '@lingui/react/macro'
import { DatabaseZap, RefreshCw } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { session } from '#web/lib/session.ts'
import { followAway, siteIsAway } from '#web/lib/site-away.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, buttonClass, Spinner } from '#web/ui/button.tsx'
import { Logo } from '#web/ui/logo.tsx'
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

/** Stands for the whole application while the server does not answer. */
export function UnreachableScreen() {
  const [isTrying, setTrying] = useState(false)

  async function tryAgain() {
    setTrying(true)
    await session.refresh()
    setTrying(false)
  }

  return (
    <main className="mx-auto grid min-h-dvh max-w-160 content-center p-4">
      <AwayNote />
      <Alert
        tone="danger"
        urgent
        title={<Trans>The server could not be reached</Trans>}
        actions={
          <Button size="sm" icon={RefreshCw} busy={isTrying} onClick={() => void tryAgain()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>Work under way goes on without this page.</Trans>
      </Alert>
    </main>
  )
}

/** Says why nothing can be read or saved at the moment, for as long as it is so. */
export function AwayNote() {
  const isAway = useSyncExternalStore(followAway, siteIsAway, () => false)
  return (
    <output className="mb-4 block empty:hidden">
      {isAway && (
        <Alert
          tone="warning"
          icon={DatabaseZap}
          title={<Trans>This site does not work fully at the moment</Trans>}
        >
          <Trans>
            Nothing can be read or saved for now. This page goes on by itself as soon as it can.
          </Trans>
        </Alert>
      )}
    </output>
  )
}
