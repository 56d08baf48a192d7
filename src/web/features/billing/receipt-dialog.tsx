import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import type { CreditPackage } from '#contract/packages.ts'
import type { Purchase } from '#contract/purchase.ts'
import { api } from '#web/lib/api.ts'
import { localDate } from '#web/lib/dates.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { exactDollars } from '#web/lib/formats.ts'
import { PACKAGE_NAMES } from '#web/lib/plan-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { packageNamed } from './package-choice.ts'
import './receipt.css'

/** A receipt with whom it is made out to; the browser prints it, or saves it as a PDF. */
export function ReceiptDialog({ purchase, onClose }: { purchase: Purchase; onClose: () => void }) {
  const { t } = useLingui()
  const [billTo, setBillTo] = useState(purchase.billTo)
  const queryClient = useQueryClient()
  const save = useMutation(
    api.purchase.billTo.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: api.purchase.key() }),
      onError: (error) =>
        showToast('danger', { title: t`The receipt was not saved`, text: errorMessage(error) }),
    }),
  )
  const number = String(purchase.receiptNumber)
  return (
    <Dialog
      title={t`Receipt ${number}`}
      onClose={onClose}
      actions={
        <Button
          needs="manage"
          variant="primary"
          icon={Printer}
          busy={save.isPending}
          onClick={() =>
            save.mutate({ id: purchase.id, billTo }, { onSuccess: () => window.print() })
          }
        >
          <Trans>Save and print</Trans>
        </Button>
      }
    >
      <div className="receipt grid gap-3.5 pt-2">
        <Facts purchase={purchase} />
        <Field label={t`Name or company`}>
          {(control) => (
            <>
              <input
                className="input unprinted"
                {...control}
                maxLength={200}
                value={billTo.name}
                onChange={(event) => setBillTo({ ...billTo, name: event.target.value })}
              />
              <Printed text={billTo.name} />
            </>
          )}
        </Field>
        <Field label={t`Address`}>
          {(control) => (
            <>
              <textarea
                className="textarea unprinted"
                {...control}
                rows={3}
                maxLength={500}
                value={billTo.address}
                onChange={(event) => setBillTo({ ...billTo, address: event.target.value })}
              />
              <Printed text={billTo.address} />
            </>
          )}
        </Field>
        <Field label={t`Tax number`}>
          {(control) => (
            <input
              className="input"
              {...control}
              maxLength={50}
              value={billTo.taxId}
              onChange={(event) => setBillTo({ ...billTo, taxId: event.target.value })}
            />
          )}
        </Field>
        <p className="text-sm text-muted">
          <Trans>Prices in USD</Trans>
        </p>
      </div>
    </Dialog>
  )
}

/** On paper a field shows no more than its own lines, and this all of it. */
function Printed({ text }: { text: string }) {
  return (
    <p className="printed" aria-hidden="true">
      {text}
    </p>
  )
}

const METHODS = { paypal: 'PayPal', stripe: 'Stripe' }

function Facts({ purchase }: { purchase: Purchase }) {
  const { t, i18n } = useLingui()
  const { credits, months, priceCents, refundedCents, method, paidAt } = purchase
  const rows = [
    [t`Sold by`, `Reelwright, ${window.location.host}`],
    [t`Package`, usePackageName(packageNamed(purchase.packageId))],
    [t`Credits`, i18n.number(credits * months)],
    [t`Paid on`, paidAt ? localDate(paidAt) : ''],
    [t`Paid by`, method === 'test' ? t`test mode` : METHODS[method]],
    [t`Total`, exactDollars(i18n, priceCents)],
    ...(refundedCents > 0 ? [[t`Refunded`, exactDollars(i18n, refundedCents)]] : []),
  ]
  return (
    <dl className="receipt-facts">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** "Medium, annual"; of a package that is sold no more, that it is one. */
export function usePackageName(offer: CreditPackage | undefined): string {
  const { t, i18n } = useLingui()
  if (!offer) return t`Credit package`
  const name = i18n._(PACKAGE_NAMES[offer.name])
  return offer.period === 'annual' ? t`${name}, annual` : t`${name}, monthly`
}
