import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { BalancePanel } from '#web/features/billing/balance-panel.tsx'
import { PackagesPanel } from '#web/features/billing/packages-panel.tsx'
import { PurchaseDialog } from '#web/features/billing/purchase-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { CreditGlyph } from '#web/ui/glyphs.ts'
import '#web/features/billing/billing.css'

export function meta() {
  return [{ title: t`Billing & Credits · Reelwright` }]
}

type Purchase = { defaultPackage?: string }

export default function Billing() {
  const [purchase, setPurchase] = useState<Purchase | null>(null)
  return (
    <div className="wrap">
      <div className="page-head">
        <div>
          <h1>
            <Trans>Billing & Credits</Trans>
          </h1>
          <p>
            <Trans>Your balance, and the packages that fill it up</Trans>
          </p>
        </div>
        <div className="actions">
          <Button variant="primary" icon={CreditGlyph} onClick={() => setPurchase({})}>
            <Trans>Purchase Credits</Trans>
          </Button>
        </div>
      </div>
      <div className="bill-grid">
        <BalancePanel />
        <PackagesPanel onContinue={(defaultPackage) => setPurchase({ defaultPackage })} />
      </div>
      {purchase && <PurchaseDialog {...purchase} onClose={() => setPurchase(null)} />}
    </div>
  )
}
