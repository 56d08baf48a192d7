import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { billedCents, type CreditPackage } from '#contract/packages.ts'
import { exactDollars } from '#web/lib/formats.ts'
import { PACKAGE_NAMES } from '#web/lib/plan-words.ts'
import { createShownOne } from '#web/lib/shown-one.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PeriodToggle } from '../plan/period-toggle.tsx'
import { firstChoice, inPeriod, smallestEnough } from './package-choice.ts'
import { PackageList } from './package-list.tsx'
import { PaymentOptions } from './payment-options.tsx'
import { usePayment } from './use-payment.ts'

import './billing.css'

/** Where the dialog appears that any place of the dashboard can open. */
export function PurchaseLayer() {
  const wanted = usePurchaseWanted()
  return wanted && <PurchaseDialog {...wanted} onClose={closePurchase} />
}

type PurchaseDialogProps = {
  /** The id of the package that is selected first; the popular one without it. */
  defaultPackage?: string | undefined
  onClose: () => void
}

export function PurchaseDialog({ defaultPackage, onClose }: PurchaseDialogProps) {
  const { t } = useLingui()
  const [chosen, choose] = useState(() => firstChoice(defaultPackage))
  const payment = usePayment(chosen)
  return (
    <Dialog title={t`Purchase Credits`} isHeld={payment.isProcessing} onClose={onClose}>
      <div className="grid gap-4 pt-2">
        <fieldset className="grid min-w-0 gap-4" disabled={payment.isProcessing}>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <PeriodToggle
              period={chosen.period}
              onChange={(period) => choose(inPeriod(chosen, period))}
            />
            <span className="text-xs text-muted">
              <Trans>Prices in USD</Trans>
            </span>
          </div>
          <div className="panel overflow-hidden">
            <PackageList chosen={chosen} onChoose={choose} />
          </div>
        </fieldset>
        <Total offer={chosen} />
        <PaymentOptions payment={payment} onDone={onClose} />
      </div>
    </Dialog>
  )
}

/** What is paid now: one month, or the year at once. */
function Total({ offer }: { offer: CreditPackage }) {
  const { i18n } = useLingui()
  const name = i18n._(PACKAGE_NAMES[offer.name])
  const isAnnual = offer.period === 'annual'
  return (
    <p className="flex justify-between gap-3">
      <span>{isAnnual ? <Trans>{name}, annual</Trans> : <Trans>{name}, monthly</Trans>}</span>
      <b>{exactDollars(i18n, billedCents(offer))}</b>
    </p>
  )
}

type Wanted = { defaultPackage?: string | undefined }

const shown = createShownOne<Wanted>()

/** Opens the dialog in which credits are bought, from wherever. */
export function openPurchase(defaultPackage?: string): void {
  shown.show({ defaultPackage })
}

/** The same with the smallest package selected that covers what is missing. */
function openPurchaseOf(missing: number): void {
  openPurchase(smallestEnough(missing).id)
}

const { hide: closePurchase, useShown: usePurchaseWanted } = shown

/** The way to more credits, for a message that says how many are missing. */
export function GetMoreCredits({ missing }: { missing: number }) {
  return (
    <Button needs="manage" size="sm" onClick={() => openPurchaseOf(missing)}>
      <Trans>Get More Credits</Trans>
    </Button>
  )
}
