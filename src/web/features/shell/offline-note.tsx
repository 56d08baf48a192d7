import { Trans } from '@lingui/react/macro'
import { WifiOff } from 'lucide-react'
import { useIsOnline } from '#web/lib/use-is-online.ts'
import { Alert } from '#web/ui/alert.tsx'

/** Says on every page that the connection is gone, for as long as it is. */
export function OfflineNote() {
  const isOnline = useIsOnline()
  return (
    <output className="mb-4 block empty:hidden">
      {!isOnline && (
        <Alert tone="warning" icon={WifiOff} title={<Trans>You are offline</Trans>}>
          <Trans>Work under way goes on. This page catches up once the connection is back.</Trans>
        </Alert>
      )}
    </output>
  )
}
