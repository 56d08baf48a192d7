import { type Answer, type Asked, ask } from '../../http/ask.ts'
import { asJson } from '../../http/refusals.ts'
import {
  type Order as AskedOrder,
  type OpenedOrder,
  PaymentError,
  type PaymentProvider,
  type PaymentStanding,
} from '../payment-provider.ts'
import { checkWebhook } from './check-webhook.ts'
import { moneyOf, Order, Refusal, standingOf } from './paypal-answers.ts'
import { tokenSource } from './token-source.ts'

export type PaypalSettings = {
  clientId: string
  clientSecret: string
  /** Of the webhook, as PayPal's dashboard shows it; without one, nothing that is sent by itself is believed. */
  webhookId: string | null
  baseUrl: string
  scriptUrl: string
  /** Certificates that a chain may end in; by default those that Node trusts. */
  trusted?: readonly string[]
}

const OPEN_MS = 15_000
const CAPTURE_MS = 30_000
/** Another way of paying may do. */
const DECLINED = [
  'INSTRUMENT_DECLINED',
  'PAYER_ACTION_REQUIRED',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
]
/** The order will be captured, was, or is not yet approved: looking at it tells which. */
const NOT_NOW = [
  'ORDER_ALREADY_CAPTURED',
  'ORDER_NOT_APPROVED',
  'ORDER_COMPLETION_IN_PROGRESS',
  'PREVIOUS_REQUEST_IN_PROGRESS',
]
const FINAL = [
  'TRANSACTION_REFUSED',
  'PAYER_CANNOT_PAY',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'COMPLIANCE_VIOLATION',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
  'TRANSACTION_LIMIT_EXCEEDED',
  'PAYEE_BLOCKED_TRANSACTION',
]

/** PayPal's Orders v2. The price is said by us, and what came is compared with it. */
export function createPaypal(settings: PaypalSettings): PaymentProvider {
  const { baseUrl, clientId, scriptUrl } = settings
  const tokens = tokenSource(settings)

  /** A token that is not accepted any more is replaced once. */
  async function send(path: string, asked: Asked): Promise<Answer> {
    const withToken = async (isFresh: boolean) => {
      const token = await tokens.get(asked.signal, isFresh)
      const headers = { ...asked.headers, authorization: `Bearer ${token}` }
      return await ask(`${baseUrl}${path}`, { ...asked, headers })
    }
    try {
      const answer = await withToken(false)
      return answer.status === 401 ? await withToken(true) : answer
    } catch (cause) {
      if (cause instanceof PaymentError) throw cause
      throw new PaymentError('PayPal did not answer.', { cause })
    }
  }

  async function look(order: OpenedOrder, signal: AbortSignal) {
    const path = `/v2/checkout/orders/${encodeURIComponent(order.orderId)}`
    const answer = await send(path, { signal, timeoutMs: OPEN_MS })
    return answer.status === 404 ? null : orderIn(answer)
  }

  async function capture(order: OpenedOrder, signal: AbortSignal): Promise<PaymentStanding> {
    const path = `/v2/checkout/orders/${encodeURIComponent(order.orderId)}/capture`
    const headers = {
      prefer: 'return=representation',
      // A decline would be told again for the same id, also of another way of paying.
      'paypal-request-id': `capture-${order.purchaseId}-${order.attempt}`,
    }
    const asked = { method: 'POST', signal, timeoutMs: CAPTURE_MS, ...asJson({}, headers) } as const
    const answer = await send(path, asked)
    if (answer.status < 300) return standingOf(orderIn(answer), order.purchaseId)
    const issue = issueOf(answer)
    if (DECLINED.includes(issue)) return { state: 'declined' }
    if (FINAL.includes(issue)) return { state: 'failed' }
    if (!NOT_NOW.includes(issue)) throw refused(answer)
    const seen = await look(order, signal)
    return seen ? standingOf(seen, order.purchaseId) : { state: 'expired' }
  }

  return {
    method: 'paypal',
    buttons: { clientId, scriptUrl },
    async open(order, signal) {
      const headers = {
        prefer: 'return=representation',
        'paypal-request-id': order.purchaseId,
      }
      const body = orderBody(order)
      const asked = {
        method: 'POST',
        signal,
        timeoutMs: OPEN_MS,
        ...asJson(body, headers),
      } as const
      const answer = await send('/v2/checkout/orders', asked)
      if (answer.status >= 300) throw refused(answer)
      return { orderId: orderIn(answer).id, redirectUrl: null }
    },
    async settle(order, signal) {
      const seen = await look(order, signal)
      if (!seen) return { state: 'expired' }
      const isToCapture = seen.status === 'APPROVED' && !order.isUnwanted
      return isToCapture ? await capture(order, signal) : standingOf(seen, order.purchaseId)
    },
    async refund({ purchaseId, captureId }, signal) {
      const path = `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`
      // Without an amount it is all of it, which can go only once.
      const body = asJson({}, { 'paypal-request-id': `refund-${purchaseId}` })
      const answer = await send(path, { method: 'POST', signal, timeoutMs: CAPTURE_MS, ...body })
      if (answer.status >= 300 && issueOf(answer) !== 'CAPTURE_FULLY_REFUNDED') {
        throw refused(answer)
      }
    },
    hear: (notice, signal) => checkWebhook(settings, notice, signal),
  }
}

function orderBody({ purchaseId, priceCents, description, returnUrl, cancelUrl }: AskedOrder) {
  const unit = { reference_id: 'default', custom_id: purchaseId, invoice_id: purchaseId }
  return {
    intent: 'CAPTURE',
    purchase_units: [{ ...unit, description, amount: moneyOf(priceCents) }],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: 'Reelwright',
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
          return_url: returnUrl,
          cancel_url: cancelUrl,
        },
      },
    },
  }
}

function orderIn(answer: Answer): Order {
  const order = answer.status < 300 ? Order.safeParse(answer.json).data : undefined
  if (!order) throw refused(answer)
  return order
}

function issueOf({ json }: Answer): string {
  return Refusal.safeParse(json).data?.details?.[0]?.issue ?? ''
}

/** PayPal's own number for what happened, and nothing of the buyer. */
function refused(answer: Answer): PaymentError {
  const { name = '', debug_id = '' } = Refusal.safeParse(answer.json).data ?? {}
  const facts = [`HTTP ${answer.status}`, name, issueOf(answer), debug_id].filter(Boolean)
  return new PaymentError(`PayPal refused: ${facts.join(', ')}.`)
}
