import { z } from 'zod'
import { PaymentError, type PaymentStanding } from '../payment-provider.ts'

const Money = z.object({ currency_code: z.string(), value: z.string().regex(/^\d+(\.\d+)?$/) })
const Refund = z.object({ status: z.string().optional(), amount: Money.optional() })
const Capture = z.object({
  id: z.string(),
  status: z.string(),
  amount: Money,
  custom_id: z.string().optional(),
})

export const Order = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        payments: z
          .object({ captures: z.array(Capture).optional(), refunds: z.array(Refund).optional() })
          .optional(),
      }),
    )
    .default([]),
})
export type Order = z.infer<typeof Order>

export const Refusal = z.object({
  name: z.string().optional(),
  debug_id: z.string().optional(),
  details: z.array(z.object({ issue: z.string() })).optional(),
})

const MONEY_CAME = ['COMPLETED', 'REFUNDED', 'PARTIALLY_REFUNDED']
const OPEN = ['CREATED', 'SAVED', 'PAYER_ACTION_REQUIRED', 'APPROVED']

/** How an order stands, by what PayPal shows of it. @throws PaymentError when it is another purchase's, or not told */
export function standingOf(order: Order, purchaseId: string): PaymentStanding {
  const [unit] = order.purchase_units
  const captures = unit?.payments?.captures ?? []
  const capture =
    captures.find(({ status }) => MONEY_CAME.includes(status)) ??
    captures.find(({ status }) => status === 'PENDING') ??
    captures[0]
  const named = capture?.custom_id ?? unit?.custom_id
  if (named !== undefined && named !== purchaseId) {
    throw new PaymentError('PayPal shows the order of another purchase.')
  }
  if (!capture) return withoutCapture(order.status)
  if (capture.status === 'PENDING') return { state: 'pending' }
  if (!MONEY_CAME.includes(capture.status)) return { state: 'failed' }
  const paidCents = centsOf(capture.amount)
  return {
    state: 'paid',
    captureId: capture.id,
    paidCents,
    currency: capture.amount.currency_code,
    refundedCents: refundedOf(capture.status, unit?.payments?.refunds ?? [], paidCents),
  }
}

/** Where money may have come, only that it is not told yet, nothing has ended. */
function withoutCapture(status: string): PaymentStanding {
  if (OPEN.includes(status)) return { state: 'open' }
  if (status === 'VOIDED') return { state: 'expired' }
  throw new PaymentError(`PayPal shows an order without its capture: ${status}.`)
}

function refundedOf(status: string, refunds: z.infer<typeof Refund>[], paidCents: number): number {
  if (status === 'REFUNDED') return paidCents
  const given = refunds.filter(
    (refund) => refund.status !== 'CANCELLED' && refund.status !== 'FAILED',
  )
  const cents = given.reduce((sum, { amount }) => sum + (amount ? centsOf(amount) : 0), 0)
  return Math.min(cents, paidCents)
}

/** From the string that PayPal writes; a number with a point would lose cents. */
function centsOf({ value }: z.infer<typeof Money>): number {
  const [whole = '0', part = ''] = value.split('.')
  return Number(whole) * 100 + Number(part.padEnd(2, '0').slice(0, 2))
}

/** As PayPal wants it: a string with two decimals. */
export function moneyOf(cents: number) {
  const value = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
  return { currency_code: 'USD', value }
}
