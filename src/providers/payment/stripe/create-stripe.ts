import { z } from 'zod'
import { type Answer, ask } from '../../http/ask.ts'
import { PaymentError, type PaymentProvider, type PaymentStanding } from '../payment-provider.ts'
import { checkWebhook } from './check-webhook.ts'

export type StripeSettings = {
  secretKey: string
  /** Of the endpoint that Stripe sends its events to; null: none of them is believed. */
  webhookSecret: string | null
  baseUrl: string
}

const Charge = z.object({ amount_refunded: z.number().int().optional() })
const Intent = z.object({
  id: z.string(),
  status: z.string().nullish(),
  latest_charge: z.union([Charge, z.string()]).nullish(),
})
const Session = z.object({
  id: z.string(),
  url: z.string().nullish(),
  status: z.string().nullish(),
  payment_status: z.string(),
  amount_total: z.number().int().nullish(),
  currency: z.string().nullish(),
  livemode: z.boolean().optional(),
  client_reference_id: z.string().nullish(),
  payment_intent: z.union([Intent, z.string()]).nullish(),
})
type Session = z.infer<typeof Session>
const Refusal = z.object({
  error: z.object({ type: z.string().optional(), code: z.string().optional() }),
})

const TIMEOUT_MS = 20_000
/** What a payment that was under way becomes when it fails. */
const GIVEN_UP = ['requires_payment_method', 'canceled']

/** Stripe's hosted page for paying. What came is read from its API, never from the page or a notice. */
export function createStripe(settings: StripeSettings): PaymentProvider {
  const { secretKey, baseUrl } = settings
  const headers = { authorization: `Bearer ${secretKey}` }
  const isLive = secretKey.includes('_live_')

  async function send(path: string, asked: Parameters<typeof ask>[1]): Promise<Answer> {
    return await ask(`${baseUrl}${path}`, asked).catch((cause: unknown) => {
      throw new PaymentError('Stripe did not answer.', { cause })
    })
  }

  async function sessionOf(path: string, asked: Parameters<typeof ask>[1]): Promise<Session> {
    const answer = await send(path, asked)
    const session = answer.status < 300 ? Session.safeParse(answer.json).data : undefined
    if (!session) throw refused(answer)
    if (session.livemode !== undefined && session.livemode !== isLive) {
      throw new PaymentError('Stripe answered for the other mode than the key is of.')
    }
    return session
  }

  function posted(fields: Record<string, string>, key: string, signal: AbortSignal) {
    return {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/x-www-form-urlencoded',
        'idempotency-key': key,
      },
      body: new URLSearchParams(fields).toString(),
      signal,
      timeoutMs: TIMEOUT_MS,
    } as const
  }

  return {
    method: 'stripe',
    buttons: null,
    async open(order, signal) {
      const fields = {
        mode: 'payment',
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': 'usd',
        'line_items[0][price_data][unit_amount]': String(order.priceCents),
        'line_items[0][price_data][product_data][name]': order.description,
        client_reference_id: order.purchaseId,
        'metadata[purchaseId]': order.purchaseId,
        'payment_intent_data[metadata][purchaseId]': order.purchaseId,
        success_url: order.returnUrl,
        cancel_url: order.cancelUrl,
        expires_at: String(Math.floor(order.endsAt.getTime() / 1000)),
      }
      const asked = posted(fields, order.purchaseId, signal)
      const session = await sessionOf('/v1/checkout/sessions', asked)
      if (!session.url) throw new PaymentError('Stripe named no page to pay at.')
      return { orderId: session.id, redirectUrl: session.url }
    },
    async settle({ orderId, purchaseId }, signal) {
      const path = `/v1/checkout/sessions/${encodeURIComponent(orderId)}`
      const expanded = `${path}?expand[]=payment_intent.latest_charge`
      const session = await sessionOf(expanded, { headers, signal, timeoutMs: TIMEOUT_MS })
      if (session.client_reference_id !== purchaseId) {
        throw new PaymentError('Stripe shows the session of another purchase.')
      }
      return standingOf(session)
    },
    async refund({ purchaseId, captureId }, signal) {
      // Without an amount it is all of it, which can go only once.
      const asked = posted({ payment_intent: captureId }, `refund-${purchaseId}`, signal)
      const answer = await send('/v1/refunds', asked)
      const code = Refusal.safeParse(answer.json).data?.error.code
      if (answer.status >= 300 && code !== 'charge_already_refunded') throw refused(answer)
    },
    hear: ({ headers: sent, body }) =>
      Promise.resolve(checkWebhook(settings.webhookSecret, isLive, sent, body)),
  }
}

function standingOf(session: Session): PaymentStanding {
  const { payment_intent: paid } = session
  const intent = typeof paid === 'object' ? paid : null
  if (session.payment_status !== 'paid') {
    if (session.status === 'expired') return { state: 'expired' }
    if (session.status !== 'complete') return { state: 'open' }
    // The page is done, but the bank takes its time, or has said no.
    return { state: GIVEN_UP.includes(intent?.status ?? '') ? 'failed' : 'pending' }
  }
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null
  return {
    state: 'paid',
    captureId: (typeof paid === 'string' ? paid : paid?.id) ?? session.id,
    paidCents: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    refundedCents: charge?.amount_refunded ?? 0,
  }
}

function refused(answer: Answer): PaymentError {
  const { type = '', code = '' } = Refusal.safeParse(answer.json).data?.error ?? {}
  const facts = [`HTTP ${answer.status}`, type, code].filter(Boolean)
  return new PaymentError(`Stripe refused: ${facts.join(', ')}.`)
}
