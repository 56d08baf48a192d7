import { Trans } from '@lingui/react/macro'
import { Alert } from '#web/ui/alert.tsx'

/** The visitor was at work when the session ended. */
export function SessionEnded() {
  return (
    <Alert tone="warning" urgent title={<Trans>No user is currently signed in</Trans>}>
      <Trans>Your session has ended. Sign in to go on where you were.</Trans>
    </Alert>
  )
}
