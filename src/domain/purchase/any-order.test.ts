import { expect, test } from 'vitest'
import { checkLedger } from '#domain/credit/index.ts'
import { openAccount } from '#testing/open-account.ts'
import { fc, runs } from '#testing/properties.ts'
import { amountOf, begin, makeDue, shop, spendAllBut } from '#testing/shop.ts'
import { finishPurchase, getPurchase, receiveNotice, recoverPurchases } from './index.ts'

const CREDITS = 2800
const PRICE = 29
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

test('whatever comes first, or at once: captured money is granted once, and taken back at most once', {
  timeout: 180_000,
}, async () => {
  const { ctx, paypal } = await shop()
  await fc.assert(
    fc.asyncProperty(STORY, async (story) => {
      const { buyer, before, id, orderId } = await beginning()
      let [spent, isDisputed, isWon] = [0, false, false]
      const order = paypal.orders.get(orderId)
      const tell = (type: string, about: Record<string, unknown>) =>
        receiveNotice(ctx, 'paypal', paypal.notice(type, about))
      const ofCapture = { id: 'C1', custom_id: id }
      const disputed = () => ({
        disputed_transactions: [{ seller_transaction_id: order?.captures[0]?.id }],
      })
      const refundable = () => order?.captures[0] !== undefined && (order.refunds.length ?? 0) < 2
      const steps: Record<Step, () => unknown> = {
        approve: () => order?.status === 'PAYER_ACTION_REQUIRED' && paypal.approve(orderId),
        browser: () => finishPurchase(buyer, { id }),
        'notice of approval': () => tell('CHECKOUT.ORDER.APPROVED', { id: orderId }),
        'notice of capture': () => tell('PAYMENT.CAPTURE.COMPLETED', ofCapture),
        recovery: async () => {
          await makeDue(buyer)
          await recoverPurchases(ctx)
        },
        refund: () => refundable() && paypal.refund(orderId, (PRICE / 2).toFixed(2)),
        'notice of refund': () => tell('PAYMENT.CAPTURE.REFUNDED', ofCapture),
        dispute: () => {
          if (!order?.captures[0]) return false
          isDisputed = true
          return tell('CUSTOMER.DISPUTE.CREATED', disputed())
        },
        'dispute won': () => {
          if (!isDisputed) return false
          isWon = true
          const dispute_outcome = { outcome_code: 'RESOLVED_SELLER_FAVOUR' }
          return tell('CUSTOMER.DISPUTE.RESOLVED', { ...disputed(), dispute_outcome })
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
      await steps['notice of refund']()

      const granted = order?.captures[0] ? CREDITS : 0
      const goneBack = isDisputed && !isWon ? 1 : (order?.refunds.length ?? 0) / 2
      const { owed } = await getPurchase(buyer, { id })
      const there = await amountOf(buyer)
      expect(there).toBeGreaterThanOrEqual(0)
      expect(there + spent - owed).toBe(before + granted * (1 - goneBack))
      expect(await checkLedger(ctx.db)).toEqual([])
    }),
    { numRuns: runs(25) },
  )

  async function beginning() {
    const buyer = await openAccount(ctx)
    return { buyer, before: await amountOf(buyer), ...(await begin(buyer, 'paypal')) }
  }
})
