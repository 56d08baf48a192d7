import { Trans } from '@lingui/react/macro'
import { openPurchaseOf } from '#web/features/billing/purchase-store.ts'
import { Button } from '#web/ui/button.tsx'

/** The way to more credits, for a message that says how many are missing. */
export function GetMoreCredits({ missing }: { missing: number }) {
  return (
    <Button needs="manage" size="sm" onClick={() => openPurchaseOf(missing)}>
      <Trans>Get More Credits</Trans>
    </Button>
  )
}
