import { Trans } from '@lingui/react/macro'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { session } from '#web/lib/session.ts'
import { AwayNote } from './away-note.tsx'
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
