import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import type { Purchase } from '#contract/purchase.ts'
import { useMayRead } from '#web/features/account/use-account.ts'
import { supportViewOfPage } from '#web/features/support/support-view.tsx'
import { api } from '#web/lib/api.ts'
import { localDate } from '#web/lib/dates.ts'
import { ServerWords } from '#web/lib/error-message.ts'
import { exactDollars } from '#web/lib/formats.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { packageNamed } from './package-choice.ts'
import { ReceiptDialog, usePackageName } from './receipt-dialog.tsx'

/** What was bought, with receipts and the grants that are still to come; nothing while nothing was bought. */
export function PurchasesPanel() {
  const mayRead = useMayRead('manage') || supportViewOfPage() !== null
  const { data: purchases = [] } = useQuery(api.purchase.list.queryOptions({ enabled: mayRead }))
  const [shown, show] = useState<Purchase | null>(null)
  const bought = purchases.filter(isShown)
  if (bought.length === 0) return null
  return (
    <section className="panel" aria-labelledby="purchases">
      <div className="panel-head">
        <h2 id="purchases">
          <Trans>Purchases</Trans>
        </h2>
      </div>
      <ul className="moves">
        {bought.map((purchase) => (
          <PurchaseRow key={purchase.id} purchase={purchase} onReceipt={() => show(purchase)} />
        ))}
      </ul>
      {shown && <ReceiptDialog purchase={shown} onClose={() => show(null)} />}
    </section>
  )
}

const WRONG_MONEY = ['payment-goes-back', 'payment-given-back']

/** Whatever money came for, also when it was not the price. */
function isShown({ state, failure }: Purchase): boolean {
  return state === 'paid' || state === 'pending' || WRONG_MONEY.includes(failure?.code ?? '')
}

type PurchaseRowProps = { purchase: Purchase; onReceipt: () => void }

function PurchaseRow({ purchase, onReceipt }: PurchaseRowProps) {
  const { i18n } = useLingui()
  const { priceCents, paidAt, createdAt, method, owed } = purchase
  const name = usePackageName(packageNamed(purchase.packageId))
  return (
    <li>
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          <PurchaseState purchase={purchase} />
        </span>
        <span className="block text-sm text-muted">
          {exactDollars(i18n, priceCents)}, {localDate(paidAt ?? createdAt)}
          {method === 'test' && (
            <>
              {', '}
              <Trans>test mode</Trans>
            </>
          )}
        </span>
        <NextGrant purchase={purchase} />
        {purchase.state === 'failed' && purchase.failure && (
          <span className="block text-sm text-danger">
            <ServerWords told={purchase.failure} />
          </span>
        )}
        {owed > 0 && (
          <span className="block text-sm text-danger">
            <Plural
              value={owed}
              one="# credit of it was spent before it was given back: the next ones pay it first."
              other="# credits of it were spent before it was given back: the next ones pay them first."
            />
          </span>
        )}
      </span>
      {purchase.receiptNumber !== null && (
        <Button className="flex-none" size="sm" icon={Printer} onClick={onReceipt}>
          <Trans>Receipt</Trans>
        </Button>
      )}
    </li>
  )
}

function PurchaseState({ purchase }: { purchase: Purchase }) {
  const { state, refundedCents, priceCents, isDisputed } = purchase
  if (state === 'pending') {
    return (
      <Badge tone="info">
        <Trans>Being checked</Trans>
      </Badge>
    )
  }
  if (isDisputed) {
    return (
      <Badge tone="danger">
        <Trans>Disputed</Trans>
      </Badge>
    )
  }
  if (refundedCents === 0) return null
  return (
    <Badge>
      {refundedCents >= priceCents ? <Trans>Refunded</Trans> : <Trans>Partly refunded</Trans>}
    </Badge>
  )
}

function NextGrant({ purchase }: { purchase: Purchase }) {
  const { i18n } = useLingui()
  const { nextGrantAt, grantsLeft, credits, isDisputed } = purchase
  if (!nextGrantAt || isDisputed) return null
  const amount = i18n.number(credits)
  const day = localDate(nextGrantAt)
  return (
    <span className="block text-sm text-muted">
      {grantsLeft === 1 ? (
        <Trans>
          The last {amount} credits come on {day}
        </Trans>
      ) : (
        <Trans>
          The next {amount} credits come on {day}, and then each month
        </Trans>
      )}
    </span>
  )
}
