import { Trans } from '@lingui/react/macro'
import { RefreshCw } from 'lucide-react'
import { authClient } from '#web/lib/auth-client.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

/** Stands for the whole application while the server does not answer. */
export function UnreachableScreen() {
  const { refetch, isRefetching } = authClient.useSession()
  return (
    <main className="mx-auto grid min-h-dvh max-w-160 content-center p-4">
      <Alert
        tone="danger"
        urgent
        title={<Trans>The server could not be reached</Trans>}
        actions={
          <Button size="sm" icon={RefreshCw} busy={isRefetching} onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>Work under way goes on without this page.</Trans>
      </Alert>
    </main>
  )
}
