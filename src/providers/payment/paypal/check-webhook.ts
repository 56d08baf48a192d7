import { verify, X509Certificate } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { getCACertificates } from 'node:tls'
import { crc32 } from 'node:zlib'
import { z } from 'zod'
import { ask } from '../../http/ask.ts'
import type { PaymentNotice } from '../payment-provider.ts'

const Event = z.object({
  id: z.string().max(200),
  event_type: z.string(),
  create_time: z.string().optional(),
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
 * Believes a webhook when PayPal's certificate signed it: over its id, its time, our webhook and its very bytes.
 * @returns null otherwise
 */
export async function checkWebhook(
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
  return event && noticeOf(event, sentAtMs)
}

function parsed(body: Buffer): Event | null {
  try {
    return Event.safeParse(JSON.parse(body.toString('utf8'))).data ?? null
  } catch {
    return null
  }
}

function noticeOf(event: Event, sentAtMs: number): PaymentNotice {
  const { id: eventId, event_type: type, resource } = event
  const createdAtMs = Date.parse(event.create_time ?? '')
  const at = new Date(Number.isNaN(createdAtMs) ? sentAtMs : createdAtMs)
  const disputed = resource.disputed_transactions?.[0]?.seller_transaction_id
  if (type.startsWith('CUSTOMER.DISPUTE.')) {
    return {
      eventId,
      at,
      about: disputed ? { captureId: disputed } : null,
      dispute: outcome(type, resource),
    }
  }
  const isReversed = type === 'PAYMENT.CAPTURE.REVERSED'
  return { eventId, at, about: aboutOf(type, resource), dispute: isReversed ? 'lost' : null }
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

const HOSTS = [
  'api.paypal.com',
  'api.sandbox.paypal.com',
  'api-m.paypal.com',
  'api-m.sandbox.paypal.com',
]
const SIGNER = /(^|\.)paypal\.com$/
const MAX_BYTES = 100_000
const MAX_KEPT = 10
const kept = new Map<string, X509Certificate>()

/** Certificates that PayPal's notices are signed with, fetched from PayPal alone and believed by their chain. */
function certificateSource(baseUrl: string, trusted: readonly string[] = getCACertificates()) {
  return {
    async get(url: string, signal: AbortSignal): Promise<X509Certificate | null> {
      const known = kept.get(url)
      if (known && isValidNow(known)) return known
      if (!isPaypals(url, baseUrl)) return null
      const answer = await ask(url, { signal, timeoutMs: 10_000, maxBytes: MAX_BYTES })
      if (answer.status !== 200) return null
      const chain = certificatesIn(answer.bytes.toString('utf8'))
      const [leaf] = chain
      if (!leaf || !isTrusted(chain, trusted)) return null
      if (kept.size >= MAX_KEPT) kept.clear()
      kept.set(url, leaf)
      return leaf
    },
  }
}

/** Where the address of a test's PayPal is another, so is that of its certificates. */
function isPaypals(url: string, baseUrl: string): boolean {
  const asked = URL.parse(url)
  if (!asked) return false
  const isOfficial =
    asked.protocol === 'https:' && asked.port === '' && HOSTS.includes(asked.hostname)
  return isOfficial || asked.origin === new URL(baseUrl).origin
}

function certificatesIn(text: string): X509Certificate[] {
  const parts = text.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? []
  return parts.slice(0, MAX_KEPT).map((part) => new X509Certificate(part))
}

/** Each is issued by the next, the last by one that is trusted, and the first belongs to PayPal. */
function isTrusted(chain: X509Certificate[], trusted: readonly string[]): boolean {
  const [leaf] = chain
  const last = chain.at(-1)
  if (!leaf || !last || !chain.every(isValidNow) || !SIGNER.test(nameOf(leaf))) return false
  const isLinked = chain.slice(1).every((issuer, index) => {
    const issued = chain[index]
    return issuer.ca && issued !== undefined && isIssuedBy(issued, issuer)
  })
  return isLinked && trusted.some((root) => isIssuedBy(last, new X509Certificate(root)))
}

function isIssuedBy(issued: X509Certificate, issuer: X509Certificate): boolean {
  return issued.checkIssued(issuer) && issued.verify(issuer.publicKey)
}

function isValidNow({ validFromDate, validToDate }: X509Certificate): boolean {
  const now = new Date()
  return validFromDate <= now && now <= validToDate
}

function nameOf({ subject }: X509Certificate): string {
  return /^CN=(.+)$/m.exec(subject)?.[1] ?? ''
}
