import { Trans } from '@lingui/react/macro'
import { DatabaseZap, RefreshCw } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { session } from '#web/lib/session.ts'
import { followAway, siteIsAway } from '#web/lib/site-away.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

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
