import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CreditCard, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { api } from '#web/lib/api.ts'
import { isAnswered } from '#web/lib/error-message.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/progress.tsx'
import { LoadingOptions, PaypalButtons } from './paypal-buttons.tsx'
import { tellOfNoOrder, type usePayment } from './use-payment.ts'

type PaymentOptionsProps = { payment: ReturnType<typeof usePayment>; onDone: () => void }

/** How the package can be paid, or why it cannot. */
export function PaymentOptions({ payment, onDone }: PaymentOptionsProps) {
  const { data, error, isPending, isFetching, refetch } = useQuery(
    api.purchase.options.queryOptions(),
  )
  if (isPending) return <LoadingOptions />
  if (!data || !(data.paypal || data.stripe || data.test)) {
    return <NoOptions error={error} busy={isFetching} onRetry={() => void refetch()} />
  }
  // Out of sight, PayPal's buttons stay: after a decline they offer another way of paying.
  return (
    <>
      {payment.isProcessing && <Processing />}
      <div className="grid gap-2.5" hidden={payment.isProcessing}>
        {data.paypal && <PaypalButtons {...data.paypal} payment={payment} onDone={onDone} />}
        {data.stripe && <CardButton payment={payment} onDone={onDone} isMain={!data.paypal} />}
        {data.test && <TestCheckout payment={payment} onDone={onDone} />}
      </div>
    </>
  )
}

function Processing() {
  return (
    <output className="flex items-center justify-center gap-2 py-4">
      <Spinner />
      <Trans>Processing your payment...</Trans>
    </output>
  )
}

/** Without an error there is simply no way to pay. */
type NoOptionsProps = { error: Error | null; busy: boolean; onRetry: () => void }

function NoOptions({ error, busy, onRetry }: NoOptionsProps) {
  const { t } = useLingui()
  return (
    <Alert
      tone="danger"
      urgent
      title={t`Failed to load payment configuration. Please try again later.`}
      actions={
        <Button size="sm" icon={RefreshCw} busy={busy} onClick={onRetry}>
          <Trans>Retry</Trans>
        </Button>
      }
    >
      {!error ? (
        <Trans>Purchasing is not configured on this installation. Nothing was charged.</Trans>
      ) : isAnswered(error) ? (
        <Trans>Failed to get payment configuration</Trans>
      ) : (
        <Trans>Network error when fetching payment configuration</Trans>
      )}
    </Alert>
  )
}

/** Leads to the vendor's own page, and from there back to Billing. */
function CardButton({ payment, onDone, isMain }: PaymentOptionsProps & { isMain: boolean }) {
  const [isLeaving, setLeaving] = useState(false)
  async function leave() {
    setLeaving(true)
    try {
      const started = await payment.start('stripe')
      if (!started) return onDone()
      if (started.redirectUrl) window.location.assign(started.redirectUrl)
    } catch (error) {
      setLeaving(false)
      tellOfNoOrder(error)
    }
  }
  return (
    <Button
      block
      variant={isMain ? 'primary' : 'secondary'}
      icon={CreditCard}
      busy={isLeaving}
      onClick={() => void leave()}
    >
      <Trans>Pay by card</Trans>
    </Button>
  )
}

/** On an installation that somebody tries out: nobody pays anything. */
function TestCheckout({ payment, onDone }: PaymentOptionsProps) {
  const { t } = useLingui()
  const [isStarting, setStarting] = useState(false)
  async function pay() {
    setStarting(true)
    try {
      const started = await payment.start('test')
      if (started && (await payment.finish(started.purchase.id)) !== 'done') return
      onDone()
    } catch (error) {
      tellOfNoOrder(error)
    } finally {
      setStarting(false)
    }
  }
  return (
    <Alert tone="warning" title={t`Test mode: no money moves`}>
      <p className="mb-2.5">
        <Trans>
          Nobody takes payments on this installation yet. You can try how buying works; the credits
          are real here.
        </Trans>
      </p>
      <Button block variant="primary" busy={isStarting} onClick={() => void pay()}>
        <Trans>Complete the test purchase</Trans>
      </Button>
    </Alert>
  )
}
