import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { billedCents, type CreditPackage } from '#contract/packages.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { exactDollars } from '#web/lib/dollars.ts'
import { firstChoice, inPeriod } from './package-choice.ts'
import { PACKAGE_NAMES } from '#web/lib/package-names.ts'
import { PackageList } from './package-list.tsx'
import { PaymentOptions } from './payment-options.tsx'
import { PeriodToggle } from './period-toggle.tsx'
import { usePayment } from './use-payment.ts'

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
