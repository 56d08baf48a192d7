import { Trans, useLingui } from '@lingui/react/macro'
import { RefreshCw } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { errorMessage } from '#web/lib/error-message.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { loadPaypal } from './load-paypal.ts'
import { LoadingOptions } from './loading-options.tsx'
import type { usePayment } from './use-payment.ts'

type PaypalButtonsProps = {
  clientId: string
  scriptUrl: string
  payment: ReturnType<typeof usePayment>
  onDone: () => void
}

/** PayPal's own buttons. The order they open is made by the server, at the package's price. */
export function PaypalButtons(props: PaypalButtonsProps) {
  const [attempt, setAttempt] = useState(0)
  return <LoadedButtons key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

type LoadedButtonsProps = PaypalButtonsProps & { onRetry: () => void }

function LoadedButtons({ clientId, scriptUrl, payment, onDone, onRetry }: LoadedButtonsProps) {
  const { t } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')

  const createOrder = useEffectEvent(async () => {
    try {
      return (await payment.start('paypal')).orderId
    } catch (error) {
      showToast('danger', {
        title: t`An error occurred setting up payments. Please try again later.`,
        text: errorMessage(error),
      })
      throw error
    }
  })
  const approve = useEffectEvent(async (restart: (() => void) | undefined) => {
    const outcome = await payment.finish('paypal')
    if (outcome === 'done') onDone()
    if (outcome === 'declined') restart?.()
  })
  const cancel = useEffectEvent(() => void payment.cancel('paypal'))
  const fail = useEffectEvent(() =>
    showToast('danger', { title: t`Payment error. Please try again later.`, key: 'payment' }),
  )

  useEffect(() => {
    const element = place.current
    let isLeft = false
    if (!element) return undefined
    loadPaypal(scriptUrl, clientId)
      .then(async (paypal) => {
        if (isLeft) return
        const buttons = paypal.Buttons({
          createOrder: () => createOrder(),
          onApprove: (_, actions) => approve(actions.restart),
          onCancel: () => cancel(),
          onError: () => fail(),
        })
        await buttons.render(element)
        setState('shown')
      })
      .catch(() => setState('failed'))
    return () => {
      isLeft = true
      element.replaceChildren()
    }
  }, [scriptUrl, clientId])

  return (
    <>
      {state === 'loading' && <LoadingOptions />}
      {state === 'failed' && (
        <Alert
          tone="danger"
          urgent
          title={t`Failed to load payment gateway. Please try again later.`}
          actions={
            <Button size="sm" icon={RefreshCw} onClick={onRetry}>
              <Trans>Retry</Trans>
            </Button>
          }
        />
      )}
      <div ref={place} className="paypal" hidden={state !== 'shown'} />
    </>
  )
}
