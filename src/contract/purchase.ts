import { z } from 'zod'
import { CREDIT_PACKAGES } from './packages.ts'
import { route } from './route.ts'
import { text } from './text.ts'
import { saying } from './words/issues.ts'
import { Told } from './words/told.ts'

/** `test`: nobody pays anything; only where no vendor of payments is connected. */
export const PAYMENT_METHODS = ['paypal', 'stripe', 'test'] as const
export const PaymentMethod = z.enum(PAYMENT_METHODS)
export type PaymentMethod = z.infer<typeof PaymentMethod>

/**
 * `created`: written down, and nothing else. `open`: the vendor has an order that nobody has paid yet. `pending`: the
 * vendor is still looking at the payment. The last four are ends.
 */
export const PURCHASE_STATES = [
  'created',
  'open',
  'pending',
  'paid',
  'failed',
  'cancelled',
  'expired',
] as const
export const PurchaseState = z.enum(PURCHASE_STATES)
export type PurchaseState = z.infer<typeof PurchaseState>

/** Whom a receipt is made out to; every part may be empty. */
export const BillTo = z.object({
  name: text().max(200),
  /** Lines. */
  address: text().max(500),
  taxId: text().max(50),
})
export type BillTo = z.infer<typeof BillTo>

export const Purchase = z.object({
  id: z.uuid(),
  packageId: z.string(),
  method: PaymentMethod,
  state: PurchaseState,
  /** Of one month; an annual package grants as many each month of the year. */
  credits: z.number().int(),
  months: z.number().int(),
  /** In US cents, for all of it. */
  priceCents: z.number().int(),
  /** Given back so far, in US cents. */
  refundedCents: z.number().int(),
  isDisputed: z.boolean(),
  /** Credits taken back that were spent already: new ones pay them first. */
  owed: z.number().int(),
  /** Why it failed, or why another way of paying has to be chosen; null otherwise. */
  failure: Told.nullable(),
  /** Counted up over the installation, from the moment it is paid. */
  receiptNumber: z.number().int().nullable(),
  billTo: BillTo,
  /** Of an annual package: when its credits come again, and how often still. */
  nextGrantAt: z.date().nullable(),
  grantsLeft: z.number().int(),
  createdAt: z.date(),
  paidAt: z.date().nullable(),
})
export type Purchase = z.infer<typeof Purchase>

export const PaymentOptions = z.object({
  /** What the browser needs for PayPal's buttons; null: PayPal is not set up. */
  paypal: z.object({ clientId: z.string(), scriptUrl: z.url() }).nullable(),
  stripe: z.boolean(),
  test: z.boolean(),
})
export type PaymentOptions = z.infer<typeof PaymentOptions>

const ById = z.object({ id: z.uuid() })

export const purchase = {
  options: route('GET /purchases/options', 'Shows how credits can be paid for').output(
    PaymentOptions,
  ),
  list: route('GET /purchases', 'Lists what was bought, the newest first').output(
    z.array(Purchase),
  ),
  get: route('GET /purchases/{id}', 'Shows one purchase').input(ById).output(Purchase),
  start: route(
    'POST /purchases',
    'Begins to buy a package at its price; the id is chosen by the caller, and stands for the request',
  )
    .input(
      ById.extend({
        packageId: z.enum(
          CREDIT_PACKAGES.map(({ id }) => id),
          saying('package-invalid'),
        ),
        method: PaymentMethod,
      }),
    )
    .output(
      z.object({
        purchase: Purchase,
        orderId: z.string(),
        /** The vendor's own page, where it is paid; null: it is paid on ours. */
        redirectUrl: z.url().nullable(),
      }),
    ),
  finish: route(
    'POST /purchases/{id}/finish',
    'Captures what was approved and grants its credits; harmless when repeated',
  )
    .input(ById)
    .output(Purchase),
  cancel: route('POST /purchases/{id}/cancel', 'Gives up a purchase that is not paid')
    .input(ById)
    .output(Purchase),
  billTo: route('PATCH /purchases/{id}/receipt', 'Says whom the receipt is made out to')
    .input(ById.extend({ billTo: BillTo }))
    .output(Purchase),
}
