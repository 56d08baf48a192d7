import { verify } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { crc32 } from 'node:zlib'
import { z } from 'zod'
import type { PaymentNotice } from '../payment-provider.ts'
import { certificateSource } from './certificate-source.ts'

const Event = z.object({
  id: z.string().max(200),
  event_type: z.string(),
  resource: z
    .object({
      id: z.string().optional(),
      custom_id: z.string().optional(),
      invoice_id: z.string().optional(),
      supplementary_data: z
        .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
        .optional(),
      disputed_transactions: z
        .array(z.object({ seller_transaction_id: z.string().optional() }))
        .optional(),
      dispute_outcome: z.object({ outcome_code: z.string().optional() }).optional(),
      links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
    })
    .default({}),
})
type Event = z.infer<typeof Event>

/** PayPal sends a notice again for three days. */
const OLDEST_MS = 4 * 24 * 3_600_000
const AHEAD_MS = 5 * 60_000

type Settings = { webhookId: string | null; baseUrl: string; trusted?: readonly string[] }

/**
 * Believes a notice when PayPal's certificate signed it: over its id, its time, our webhook and its very bytes.
 * @returns null otherwise
 */
export async function checkNotice(
  { webhookId, baseUrl, trusted }: Settings,
  { headers, body }: { headers: IncomingHttpHeaders; body: Buffer },
  signal: AbortSignal,
): Promise<PaymentNotice | null> {
  const said = (name: string) => String(headers[`paypal-${name}`] ?? '')
  const sentAtMs = Date.parse(said('transmission-time'))
  const isInTime = Date.now() - sentAtMs < OLDEST_MS && sentAtMs - Date.now() < AHEAD_MS
  if (!webhookId || !isInTime || said('auth-algo') !== 'SHA256withRSA') return null
  const certificate = await certificateSource(baseUrl, trusted).get(said('cert-url'), signal)
  if (!certificate) return null
  const signed = [said('transmission-id'), said('transmission-time'), webhookId, crc32(body)].join(
    '|',
  )
  const signature = Buffer.from(said('transmission-sig'), 'base64')
  if (!verify('sha256', Buffer.from(signed), certificate.publicKey, signature)) return null
  const event = parsed(body)
  return event && noticeOf(event)
}

function parsed(body: Buffer): Event | null {
  try {
    return Event.safeParse(JSON.parse(body.toString('utf8'))).data ?? null
  } catch {
    return null
  }
}

function noticeOf(event: Event): PaymentNotice {
  const { id: eventId, event_type: type, resource } = event
  const disputed = resource.disputed_transactions?.[0]?.seller_transaction_id
  if (type.startsWith('CUSTOMER.DISPUTE.')) {
    return {
      eventId,
      about: disputed ? { captureId: disputed } : null,
      dispute: outcome(type, resource),
    }
  }
  const isReversed = type === 'PAYMENT.CAPTURE.REVERSED'
  return { eventId, about: aboutOf(type, resource), dispute: isReversed ? 'lost' : null }
}

function outcome(type: string, { dispute_outcome }: Event['resource']): PaymentNotice['dispute'] {
  if (type !== 'CUSTOMER.DISPUTE.RESOLVED') return 'open'
  const isWon = ['RESOLVED_SELLER_FAVOUR', 'CANCELED_BY_BUYER', 'DENIED'].includes(
    dispute_outcome?.outcome_code ?? '',
  )
  return isWon ? 'won' : 'lost'
}

function aboutOf(type: string, resource: Event['resource']): PaymentNotice['about'] {
  const purchaseId = z.uuid().safeParse(resource.custom_id ?? resource.invoice_id).data
  if (purchaseId) return { purchaseId }
  const orderId = resource.supplementary_data?.related_ids?.order_id
  if (orderId) return { orderId }
  if (!resource.id) return null
  if (type.startsWith('CHECKOUT.ORDER.')) return { orderId: resource.id }
  // A refund names the capture that it is of by an address alone.
  const up = resource.links
    ?.find(({ rel }) => rel === 'up')
    ?.href.split('/')
    .at(-1)
  return { captureId: up ?? resource.id }
}
