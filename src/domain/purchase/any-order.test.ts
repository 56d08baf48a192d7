import { expect, test } from 'vitest'
import { checkLedger } from '#domain/credit/index.ts'
import { PaymentError } from '#providers/payment/payment-provider.ts'
import { openAccount } from '#testing/open-account.ts'
import { fc, runs } from '#testing/properties.ts'
import { amountOf, begin, makeDue, shop, spendAllBut } from '#testing/shop.ts'
import { finishPurchase, getPurchase, receiveNotice, recoverPurchases } from './index.ts'

const CREDITS = 2800
const PRICE_CENTS = 2900
const STEPS = [
  'approve',
  'browser',
  'notice of approval',
  'notice of capture',
  'recovery',
  'refund',
  'notice of refund',
  'dispute',
  'dispute won',
] as const
type Step = (typeof STEPS)[number] | 'spend'

const AT_ONCE = fc.array(fc.constantFrom<Step>(...STEPS), { minLength: 1, maxLength: 4 })
const STORY = fc.array(
  fc.oneof({ weight: 6, arbitrary: AT_ONCE }, { weight: 1, arbitrary: fc.constant(['spend']) }),
  { maxLength: 7 },
) as fc.Arbitrary<Step[][]>

type Shop = Awaited<ReturnType<typeof shop>>
type Notice = Parameters<typeof receiveNotice>[2]
/** One order as its vendor sees it, and what the vendor says of it. */
type AtVendor = {
  isPaid: () => boolean
  approve: () => void
  refundHalf: () => void
  says: Record<'approved' | 'paid' | 'refunded' | 'disputed' | 'won', () => Notice>
}

const VENDORS: Record<'paypal' | 'stripe', (at: Shop, id: string, orderId: string) => AtVendor> = {
  paypal({ paypal }, id, orderId) {
    const order = paypal.orders.get(orderId)
    const says = (type: string, about: object) => () => paypal.notice(type, { ...about })
    const disputed = () => ({
      disputed_transactions: [{ seller_transaction_id: order?.captures[0]?.id }],
    })
    const dispute_outcome = { outcome_code: 'RESOLVED_SELLER_FAVOUR' }
    return {
      isPaid: () => order?.captures[0] !== undefined,
      approve: () => {
        if (order?.status === 'PAYER_ACTION_REQUIRED') paypal.approve(orderId)
      },
      refundHalf: () => paypal.refund(orderId, (PRICE_CENTS / 200).toFixed(2)),
      says: {
        approved: says('CHECKOUT.ORDER.APPROVED', { id: orderId }),
        paid: says('PAYMENT.CAPTURE.COMPLETED', { id: 'C1', custom_id: id }),
        refunded: says('PAYMENT.CAPTURE.REFUNDED', { id: 'C1', custom_id: id }),
        disputed: () => paypal.notice('CUSTOMER.DISPUTE.CREATED', disputed()),
        won: () => paypal.notice('CUSTOMER.DISPUTE.RESOLVED', { ...disputed(), dispute_outcome }),
      },
    }
  },
  stripe({ stripe }, _, orderId) {
    const session = stripe.sessions.get(orderId)
    const ofSession = (type: string) => () => stripe.notice(type, { id: orderId })
    const ofCharge = (type: string, more: object) => () =>
      stripe.notice(type, { id: 'ch_1', payment_intent: session?.intentId, ...more })
    return {
      isPaid: () => session?.paymentStatus === 'paid',
      approve: () => {
        if (session?.status === 'open') stripe.pay(orderId)
      },
      refundHalf: () => {
        if (session) session.refunded += PRICE_CENTS / 2
      },
      says: {
        approved: ofSession('checkout.session.completed'),
        paid: ofSession('checkout.session.async_payment_succeeded'),
        refunded: ofCharge('charge.refunded', {}),
        disputed: ofCharge('charge.dispute.created', { status: 'needs_response' }),
        won: ofCharge('charge.dispute.closed', { status: 'won' }),
      },
    }
  },
}

test.each(['paypal', 'stripe'] as const)(
  '%s: whatever comes first, or at once: captured money is granted once, and taken back at most once',
  { timeout: 180_000 },
  async (method) => {
    const at = await shop()
    const { ctx } = at
    await fc.assert(
      fc.asyncProperty(STORY, async (story) => {
        const buyer = await openAccount(ctx)
        const before = await amountOf(buyer)
        const { id, orderId } = await begin(buyer, method)
        const vendor = VENDORS[method](at, id, orderId)
        const { isPaid, says } = vendor
        let [spent, refunds, isDisputed, isWon] = [0, 0, false, false]
        const toSendAgain: Notice[] = []
        const send = async (notice: Notice) => {
          try {
            await receiveNotice(ctx, method, notice)
          } catch (error) {
            if (!(error instanceof PaymentError)) throw error
            toSendAgain.push(notice)
          }
        }
        const steps: Record<Step, () => unknown> = {
          approve: vendor.approve,
          browser: () => finishPurchase(buyer, { id }),
          'notice of approval': () => send(says.approved()),
          'notice of capture': () => send(says.paid()),
          recovery: async () => {
            await makeDue(buyer)
            await recoverPurchases(ctx)
          },
          refund: () => {
            if (!isPaid() || refunds >= 2) return
            refunds += 1
            vendor.refundHalf()
          },
          'notice of refund': () => send(says.refunded()),
          dispute: () => {
            if (!isPaid()) return false
            isDisputed = true
            return send(says.disputed())
          },
          'dispute won': () => {
            if (!isDisputed) return false
            isWon = true
            return send(says.won())
          },
          spend: async () => {
            const there = await amountOf(buyer)
            if (there <= 10) return
            spent += there - 10
            await spendAllBut(buyer, 10)
          },
        }
        for (const batch of story) await Promise.all(batch.map((step) => steps[step]()))
        // What was told last stands.
        await steps.recovery()
        for (const notice of toSendAgain.splice(0)) await send(notice)
        await steps['notice of refund']()
        expect(toSendAgain).toEqual([])

        const granted = isPaid() ? CREDITS : 0
        const goneBack = isDisputed && !isWon ? 1 : refunds / 2
        const { owed } = await getPurchase(buyer, { id })
        const there = await amountOf(buyer)
        expect(there).toBeGreaterThanOrEqual(0)
        expect(there + spent - owed).toBe(before + granted * (1 - goneBack))
        expect(await checkLedger(ctx.db)).toEqual([])
      }),
      { numRuns: runs(25) },
    )
  },
)
