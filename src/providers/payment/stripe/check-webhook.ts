import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import type { PaymentNotice } from '../payment-provider.ts'

const Event = z.object({
  id: z.string().max(200),
  type: z.string(),
  livemode: z.boolean().optional(),
  /** In seconds. */
  created: z.number().optional(),
  data: z.object({
    object: z.object({
      id: z.string(),
      object: z.string().optional(),
      payment_intent: z.string().nullish(),
      client_reference_id: z.string().nullish(),
      status: z.string().nullish(),
    }),
  }),
})
type Event = z.infer<typeof Event>

const TOLERANCE_S = 300

/** Believes a webhook that carries an HMAC over its time and its very bytes, made a moment ago. */
export function checkWebhook(
  secret: string | null,
  isLive: boolean,
  headers: IncomingHttpHeaders,
  body: Buffer,
): PaymentNotice | null {
  if (!secret || !isSigned(secret, String(headers['stripe-signature'] ?? ''), body)) return null
  const event = parsed(body)
  if (!event || (event.livemode ?? isLive) !== isLive) return null
  const at = event.created === undefined ? new Date() : new Date(event.created * 1000)
  return { eventId: event.id, at, about: aboutOf(event), dispute: disputeOf(event) }
}

/** While a secret is replaced, there is a signature with each of the two. */
function isSigned(secret: string, header: string, body: Buffer): boolean {
  const parts = header.split(',').map((part) => part.split('=', 2) as [string, string?])
  const time = parts.find(([name]) => name === 't')?.[1] ?? ''
  const ageS = Math.abs(Date.now() / 1000 - Number(time))
  if (!/^\d+$/.test(time) || ageS > TOLERANCE_S) return false
  const wanted = createHmac('sha256', secret).update(`${time}.`).update(body).digest()
  return parts.some(([name, value = '']) => {
    const given = Buffer.from(value, 'hex')
    return name === 'v1' && given.length === wanted.length && timingSafeEqual(given, wanted)
  })
}

function parsed(body: Buffer): Event | null {
  try {
    return Event.safeParse(JSON.parse(body.toString('utf8'))).data ?? null
  } catch {
    return null
  }
}

function aboutOf({ type, data: { object } }: Event): PaymentNotice['about'] {
  if (type.startsWith('checkout.session.')) return { orderId: object.id }
  return object.payment_intent ? { captureId: object.payment_intent } : null
}

function disputeOf({ type, data: { object } }: Event): PaymentNotice['dispute'] {
  if (type === 'charge.dispute.created') return 'open'
  if (type !== 'charge.dispute.closed') return null
  return object.status === 'won' || object.status === 'warning_closed' ? 'won' : 'lost'
}
