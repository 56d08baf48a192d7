import { Trans, useLingui } from '@lingui/react/macro'
import { RefreshCw } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton, Spinner } from '#web/ui/progress.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { tellOfNoOrder, type usePayment } from './use-payment.ts'

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

/** No order was made, and the buyer was told why; PayPal's script hands on what it was thrown as an error like any. */
class NoOrderError extends Error {
  override name = 'NoOrderError'
}

type LoadedButtonsProps = PaypalButtonsProps & { onRetry: () => void }

function LoadedButtons({ clientId, scriptUrl, payment, onDone, onRetry }: LoadedButtonsProps) {
  const { t } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  /** The purchase of each order. */
  const begun = useRef(new Map<string, string>())
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')

  const createOrder = useEffectEvent(async () => {
    let started: Awaited<ReturnType<typeof payment.start>>
    try {
      started = await payment.start('paypal')
    } catch (error) {
      tellOfNoOrder(error)
      throw new NoOrderError('No order was made.', { cause: error })
    }
    if (started) {
      begun.current.set(started.orderId, started.purchase.id)
      return started.orderId
    }
    onDone()
    throw new NoOrderError('It is paid already.')
  })
  const approve = useEffectEvent(async (orderId: string, restart: (() => void) | undefined) => {
    const outcome = await payment.finish(begun.current.get(orderId) ?? '')
    if (outcome === 'done') onDone()
    if (outcome === 'declined') restart?.()
  })
  const cancel = useEffectEvent((orderId: string) => {
    void payment.cancel(begun.current.get(orderId))
  })
  const fail = useEffectEvent((error: unknown) => {
    // It comes back as it was thrown, or as a text that names it.
    if (error instanceof NoOrderError || String(error).includes('NoOrderError')) return
    showToast('danger', { title: t`Payment error. Please try again later.`, key: 'payment' })
  })

  useEffect(() => {
    const element = place.current
    let isLeft = false
    if (!element) return undefined
    loadPaypal(scriptUrl, clientId)
      .then(async (paypal) => {
        if (isLeft) return
        const buttons = paypal.Buttons({
          createOrder: () => createOrder(),
          onApprove: ({ orderID }, actions) => approve(orderID, actions.restart),
          onCancel: ({ orderID }) => cancel(orderID),
          onError: (error) => fail(error),
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

export function LoadingOptions() {
  return (
    <output className="grid gap-2">
      <span className="flex items-center gap-2 text-sm text-muted">
        <Spinner />
        <Trans>Loading payment options</Trans>
      </span>
      <Skeleton className="h-11.5" />
      <Skeleton className="h-11.5" />
    </output>
  )
}

/** What PayPal's script brings along, as far as it is used. */
type RenderedButtons = {
  render: (place: HTMLElement) => Promise<void>
  close?: () => Promise<void>
}
type PaypalHandlers = {
  createOrder: () => Promise<string>
  onApprove: (about: { orderID: string }, actions: { restart?: () => void }) => Promise<void>
  onCancel: (about: { orderID: string }) => void
  onError: (error: unknown) => void
}
type Paypal = { Buttons: (handlers: PaypalHandlers) => RenderedButtons }

const loading = new Map<string, Promise<Paypal>>()

/** Loads PayPal's script, once it is wanted. After a failure it can be tried again. */
function loadPaypal(scriptUrl: string, clientId: string): Promise<Paypal> {
  const address = addressOf(scriptUrl, clientId)
  const known = loading.get(address)
  if (known) return known
  const loaded = load(address).catch((error: unknown) => {
    loading.delete(address)
    throw error
  })
  loading.set(address, loaded)
  return loaded
}

function addressOf(scriptUrl: string, clientId: string): string {
  const address = new URL(scriptUrl)
  address.search = new URLSearchParams({
    'client-id': clientId,
    currency: 'USD',
    intent: 'capture',
    components: 'buttons',
    commit: 'true',
  }).toString()
  return address.href
}

function load(address: string): Promise<Paypal> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.addEventListener('load', () => {
      const { paypal } = window as { paypal?: Paypal }
      if (paypal) resolve(paypal)
      else reject(new Error('The script brought nothing along.'))
    })
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('The script could not be loaded.'))
    })
    document.head.append(script)
  })
}
