import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { BalancePanel } from '#web/features/billing/balance-panel.tsx'
import { MonthsPanel } from '#web/features/billing/months-panel.tsx'
import { PackagesPanel } from '#web/features/billing/package-list.tsx'
import { openPurchase } from '#web/features/billing/purchase.tsx'
import { PurchasesPanel } from '#web/features/billing/purchases-panel.tsx'
import { TransactionsPanel } from '#web/features/billing/transactions-panel.tsx'
import { useReturnedPayment } from '#web/features/billing/use-payment.ts'
import { PlanPanel } from '#web/features/plan/plan-panel.tsx'
import { titled } from '#web/lib/i18n.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { CreditGlyph } from '#web/ui/glyphs.ts'
import '#web/features/billing/billing.css'

export function meta() {
  return titled(msg`Billing & Credits · Reelwright`)
}

export default function Billing() {
  const isProcessing = useReturnedPayment()
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
          <Button
            needs="manage"
            variant="primary"
            icon={CreditGlyph}
            onClick={() => openPurchase()}
          >
            <Trans>Purchase Credits</Trans>
          </Button>
        </div>
      </div>
      {isProcessing && <Alert tone="info" title={<Trans>Processing your payment...</Trans>} />}
      <div className="bill-grid">
        <div className="grid gap-4">
          <BalancePanel />
          <PlanPanel />
          <MonthsPanel />
          <PurchasesPanel />
          <TransactionsPanel />
        </div>
        <PackagesPanel onContinue={openPurchase} />
      </div>
    </div>
  )
}
