import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { tell } from '#contract/words/told.ts'
import { purchases } from '#database/schema/index.ts'
import { checkLedger } from '#domain/credit/index.ts'
import { amountOf, type Buyer, begin, complaining, makeDue, shop } from '#testing/shop.ts'
import { finishPurchase, getPurchase, receiveNotice, recoverPurchases } from './index.ts'

const GOES_BACK = { state: 'failed', failure: { code: 'payment-goes-back' } }
const GIVEN_BACK = { state: 'failed', failure: { code: 'payment-given-back' } }

/** Somebody who paid otherwise than the package costs, and was told so. */
async function overpaid(method: 'paypal' | 'stripe') {
  const complaints = complaining()
  const found = await shop()
  const { ctx, buyer, paypal, stripe, before } = found
  const { id, orderId } = await begin(buyer, method)
  if (method === 'paypal') {
    paypal.approve(orderId)
    paypal.captureAmount = { currency_code: 'EUR', value: '29.00' }
  } else stripe.pay(orderId, { amount: 5900 })
  expect(await finishPurchase(buyer, { id })).toMatchObject(GOES_BACK)
  const vendor = found[method]
  const recover = async () => {
    await makeDue(buyer)
    return await recoverPurchases(ctx)
  }
  const expectGivenBack = async () => {
    expect(await getPurchase(buyer, { id })).toMatchObject(GIVEN_BACK)
    expect([vendor.refundsMade, vendor.takenCents]).toEqual([1, 0])
    expect(await amountOf(buyer)).toBe(before)
    expect(await checkLedger(ctx.db)).toEqual([])
  }
  return { ...found, id, orderId, vendor, recover, expectGivenBack, complaints }
}

const VENDORS = ['paypal', 'stripe'] as const

test.each(VENDORS)(
  '%s: other money than the price goes back, once, and is told',
  async (method) => {
    const { ctx, buyer, id, recover, expectGivenBack, complaints } = await overpaid(method)
    // Due at once; what is asked again later changes nothing.
    expect(await recoverPurchases(ctx)).toBe(1)
    await expectGivenBack()
    expect(await recoverPurchases(ctx)).toBe(0)
    await recover()
    expect(await finishPurchase(buyer, { id })).toMatchObject(GIVEN_BACK)
    await expectGivenBack()
    expect(complaints.mock.calls).toEqual([
      [expect.stringMatching(/came instead of 2900 USD\. It is given back\.$/)],
      [expect.stringMatching(/came instead of 2900 USD, and went back\.$/)],
    ])
  },
)

test.each(VENDORS)(
  '%s: a refund whose answer was lost is looked up, not sent again',
  async (method) => {
    const { buyer, id, vendor, recover, expectGivenBack } = await overpaid(method)
    vendor.onRefund = { status: 500, does: true }
    await recover()
    expect(await getPurchase(buyer, { id })).toMatchObject(GOES_BACK)
    await recover()
    await expectGivenBack()
  },
)

test.each(VENDORS)('%s: a refund that never arrived is sent again', async (method) => {
  const { buyer, id, vendor, recover, expectGivenBack } = await overpaid(method)
  vendor.onRefund = { status: 503 }
  await recover()
  expect(await getPurchase(buyer, { id })).toMatchObject(GOES_BACK)
  expect(vendor.refundsMade).toBe(0)
  await recover()
  await expectGivenBack()
})

test.each(VENDORS)('%s: however many look at it at once, it goes back once', async (method) => {
  const { ctx, buyer, id, recover, expectGivenBack } = await overpaid(method)
  await Promise.allSettled([recover(), recoverPurchases(ctx), finishPurchase(buyer, { id })])
  await recover()
  await expectGivenBack()
})

test('a refund that PayPal has not carried out yet is not sent again; what was given back by hand is noticed', async () => {
  const { ctx, paypal, orderId, id, recover, expectGivenBack } = await overpaid('paypal')
  paypal.refundStatus = 'PENDING'
  await recover()
  await expectGivenBack()
  const other = await overpaid('paypal')
  other.paypal.refund(other.orderId, '29.00')
  const capture = other.paypal.orders.get(other.orderId)?.captures[0]
  const notice = other.paypal.notice('PAYMENT.CAPTURE.REFUNDED', {
    id: capture?.id,
    custom_id: other.id,
  })
  expect(await receiveNotice(other.ctx, 'paypal', notice)).toBe(true)
  expect(await getPurchase(other.buyer, other)).toMatchObject(GIVEN_BACK)
  expect(other.paypal.refundsMade).toBe(0)
  expect([orderId, id, ctx.db]).not.toContain(undefined)
})

/** As of before money was given back by itself. */
async function asBefore({ db }: Buyer) {
  await db.update(purchases).set({ failure: tell('payment-of-another-amount'), nextCheckAt: null })
}

test('what an earlier version told to write to us stays with who reads it, and after a month nobody tries any more', async () => {
  const { ctx, buyer, id, paypal, recover, complaints } = await overpaid('paypal')
  await ctx.db.update(purchases).set({ createdAt: sql`now() - interval '31 days'` })
  await recover()
  expect(String(complaints.mock.calls.at(-1))).toMatch(/did not go back: paypal [A-Z0-9]+\./)
  expect(await recoverPurchases(ctx)).toBe(0)
  await asBefore(buyer)
  await recover()
  expect(await getPurchase(buyer, { id })).toMatchObject({
    failure: { code: 'payment-of-another-amount' },
  })
  expect(paypal.refundsMade).toBe(0)
})
