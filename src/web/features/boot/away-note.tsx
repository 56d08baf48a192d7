import { Trans } from '@lingui/react/macro'
import { DatabaseZap } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { followAway, siteIsAway } from '#web/lib/site-away.ts'
import { Alert } from '#web/ui/alert.tsx'

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
