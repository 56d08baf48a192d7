import type { IncomingHttpHeaders } from 'node:http'
import type { PaymentMethod } from '#contract/purchase.ts'

export type Order = {
  purchaseId: string
  priceCents: number
  /** "2,800 credits", for the vendor's page and the buyer's statement. */
  description: string
  /** Where the buyer comes back to, having paid or not. */
  returnUrl: string
  cancelUrl: string
  /** Its page takes nothing any more from then on; the same however often it is asked for. */
  endsAt: Date
}

/** One that the vendor knows. */
export type OpenedOrder = {
  purchaseId: string
  orderId: string
  attempt: number
  /** What was approved is not captured: nobody is there any more to get anything for it, or expects it. */
  isUnwanted: boolean
}

/** How an order stands with its vendor, money that went back included. */
export type PaymentStanding =
  | { state: 'open' }
  /** The vendor is still looking at it. */
  | { state: 'pending' }
  | { state: 'paid'; captureId: string; paidCents: number; currency: string; refundedCents: number }
  /** Another way of paying may do. */
  | { state: 'declined' }
  | { state: 'failed' }
  /** Nobody can pay it any more. */
  | { state: 'expired' }

/** What a vendor tells by itself, once its signature is checked. */
export type PaymentNotice = {
  eventId: string
  /** When it happened, however often it was sent since. */
  at: Date
  /** What it is about, by whichever name the vendor knows it. */
  about: { orderId: string } | { captureId: string } | { purchaseId: string } | null
  /** What became of the buyer's complaint at the bank; null: it is about something else. */
  dispute: 'open' | 'won' | 'lost' | null
}

/** Prices are in US cents. Every call may be repeated: nothing is ordered, captured or given back twice. */
export type PaymentProvider = {
  method: PaymentMethod
  /** What the browser needs for the vendor's buttons; null: it needs nothing. */
  buttons: { clientId: string; scriptUrl: string } | null
  /** @throws PaymentError when nothing was ordered, or nobody knows */
  open(order: Order, signal: AbortSignal): Promise<{ orderId: string; redirectUrl: string | null }>
  /** Looks at an order and captures what was approved, unless it is unwanted. @throws PaymentError when it is not known how it stands */
  settle(order: OpenedOrder, signal: AbortSignal): Promise<PaymentStanding>
  /** Gives all of the money back that came for a purchase. @throws PaymentError when it did not go, or nobody knows */
  refund(payment: { purchaseId: string; captureId: string }, signal: AbortSignal): Promise<void>
  /** @returns null when it is not from the vendor, too old, or nothing to us */
  hear(
    notice: { headers: IncomingHttpHeaders; body: Buffer },
    signal: AbortSignal,
  ): Promise<PaymentNotice | null>
}

export type PaymentProviders = Partial<Record<PaymentMethod, PaymentProvider>>

/** The vendor did not answer as it should; its message is for the log, and names no buyer. */
export class PaymentError extends Error {
  override name = 'PaymentError'
}
