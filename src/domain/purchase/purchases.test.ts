import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkLedger } from '#domain/credit/index.ts'
import { openAccount } from '#testing/open-account.ts'
import { amountOf, begin, complaining, makeDue, shop } from '#testing/shop.ts'
import {
  cancelPurchase,
  finishPurchase,
  getPurchase,
  receiveNotice,
  recoverPurchases,
  startPurchase,
} from './index.ts'

test('the order is made on the server, with the real price, and its credits come once', async () => {
  const { buyer, paypal, before } = await shop()
  const { id, orderId } = await begin(buyer, 'paypal')
  expect(paypal.orders.get(orderId)?.amount).toEqual({ currency_code: 'USD', value: '29.00' })
  expect((await finishPurchase(buyer, { id })).state).toBe('open')
  paypal.approve(orderId)
  const paid = await finishPurchase(buyer, { id })
  expect(paid).toMatchObject({ state: 'paid', credits: 2800, receiptNumber: 1001 })
  await finishPurchase(buyer, { id })
  expect(await amountOf(buyer)).toBe(before + 2800)
  expect(paypal.takenCents).toBe(2900)
  expect(await checkLedger(buyer.db)).toEqual([])
})

test('a press that is sent twice makes one order; the same id for something else is refused', async () => {
  const { buyer, paypal } = await shop()
  const id = randomUUID()
  const press = { id, packageId: 'annual-basic', method: 'paypal' } as const
  const [one, other] = await Promise.all([startPurchase(buyer, press), startPurchase(buyer, press)])
  expect(one.orderId).toBe(other.orderId)
  expect(paypal.orders.size).toBe(1)
  expect(paypal.orders.get(one.orderId)?.amount.value).toBe('86.40')
  await expect(
    startPurchase(buyer, { ...press, packageId: 'annual-premium' }),
  ).rejects.toMatchObject({
    code: 'REFUSED_IN_THIS_STATE',
  })
  const stranger = await openAccount(buyer)
  await expect(startPurchase(stranger, press)).rejects.toThrow()
  await expect(finishPurchase(stranger, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a package that is not sold is refused', async () => {
  const { buyer, paypal } = await shop()
  const packageId = 'weekly' as 'annual-basic'
  const asked = startPurchase(buyer, { id: randomUUID(), packageId, method: 'paypal' })
  await expect(asked).rejects.toMatchObject({
    message: 'Invalid package selected',
    told: { code: 'package-invalid' },
  })
  expect(paypal.orders.size).toBe(0)
})

test('browser, notice and recovery at the same time grant once', async () => {
  const { ctx, buyer, paypal, before } = await shop()
  const { id, orderId } = await begin(buyer, 'paypal')
  paypal.approve(orderId)
  await makeDue(buyer)
  const notice = paypal.notice('CHECKOUT.ORDER.APPROVED', { id: orderId })
  await Promise.all([
    finishPurchase(buyer, { id }),
    finishPurchase(buyer, { id }),
    receiveNotice(ctx, 'paypal', notice),
    recoverPurchases(ctx),
  ])
  expect(await receiveNotice(ctx, 'paypal', notice)).toBe(true)
  expect(paypal.takenCents).toBe(2900)
  expect(await amountOf(buyer)).toBe(before + 2800)
  expect(await checkLedger(ctx.db)).toEqual([])
})

test('a closed tab loses nothing: what was approved is captured later', async () => {
  const { ctx, buyer, paypal, before } = await shop()
  const { id, orderId } = await begin(buyer, 'paypal')
  paypal.approve(orderId)
  expect(await recoverPurchases(ctx)).toBe(0)
  await makeDue(buyer)
  expect(await recoverPurchases(ctx)).toBe(1)
  expect(await recoverPurchases(ctx)).toBe(0)
  expect((await getPurchase(buyer, { id })).state).toBe('paid')
  expect(await amountOf(buyer)).toBe(before + 2800)
})

test.each([
  ['the connection breaks', { hangsUp: true, does: true }],
  ['the vendor says 500', { status: 500, does: true }],
  ['nothing was captured', { status: 503, does: false }],
])('%s after the capture was sent: it is known later, and paid once', async (_, answer) => {
  const complaints = complaining()
  const { ctx, buyer, paypal, before } = await shop()
  const { id, orderId } = await begin(buyer, 'paypal')
  paypal.approve(orderId)
  paypal.onCapture = answer
  await expect(finishPurchase(buyer, { id })).rejects.toMatchObject({ code: 'PAYMENT_DOWN' })
  expect(await amountOf(buyer)).toBe(before)
  await makeDue(buyer)
  await recoverPurchases(ctx)
  expect(await amountOf(buyer)).toBe(before + 2800)
  expect(paypal.takenCents).toBe(2900)
  expect(complaints).toHaveBeenCalledOnce()
})

test('an order whose answer was lost is made once', async () => {
  const complaints = complaining()
  const { buyer, paypal } = await shop()
  paypal.onOrder = { hangsUp: true, does: true }
  const press = { id: randomUUID(), packageId: 'monthly-basic', method: 'paypal' } as const
  await expect(startPurchase(buyer, press)).rejects.toMatchObject({ code: 'PAYMENT_DOWN' })
  const again = await startPurchase(buyer, press)
  expect(paypal.orders.size).toBe(1)
  expect(paypal.orders.has(again.orderId)).toBe(true)
  expect(complaints).toHaveBeenCalledOnce()
})

test('a declined card may be replaced by another; what is refused for good is not', async () => {
  const { buyer, paypal } = await shop()
  const { id, orderId } = await begin(buyer, 'paypal')
  paypal.approve(orderId)
  paypal.declines = 'INSTRUMENT_DECLINED'
  const declined = await finishPurchase(buyer, { id })
  expect(declined).toMatchObject({ state: 'open', failure: { code: 'payment-declined' } })
  expect((await finishPurchase(buyer, { id })).state).toBe('paid')

  const second = await begin(buyer, 'paypal')
  paypal.approve(second.orderId)
  paypal.declines = 'TRANSACTION_REFUSED'
  expect(await finishPurchase(buyer, second)).toMatchObject({ state: 'failed' })
})

test('what PayPal still looks at grants when it is done, and never when it is denied', async () => {
  const { ctx, buyer, paypal, before } = await shop()
  for (const [status, state] of [
    ['COMPLETED', 'paid'],
    ['DECLINED', 'failed'],
  ] as const) {
    const { id, orderId } = await begin(buyer, 'paypal')
    paypal.approve(orderId)
    paypal.captureStatus = 'PENDING'
    expect((await finishPurchase(buyer, { id })).state).toBe('pending')
    await expect(cancelPurchase(buyer, { id })).rejects.toThrow('paid already')
    const capture = paypal.orders.get(orderId)?.captures[0]
    if (!capture) throw new Error('Nothing was captured.')
    capture.status = status
    const notice = paypal.notice(`PAYMENT.CAPTURE.${status}`, { id: capture.id, custom_id: id })
    expect(await receiveNotice(ctx, 'paypal', notice)).toBe(true)
    expect((await getPurchase(buyer, { id })).state).toBe(state)
  }
  expect(await amountOf(buyer)).toBe(before + 2800)
})

test.each([
  ['another amount', { currency_code: 'USD', value: '0.01' }],
  ['another currency', { currency_code: 'EUR', value: '29.00' }],
])('%s grants nothing', async (_, money) => {
  const complaints = complaining()
  const { buyer, paypal, before } = await shop()
  const { id, orderId } = await begin(buyer, 'paypal')
  paypal.approve(orderId)
  paypal.captureAmount = money
  expect(await finishPurchase(buyer, { id })).toMatchObject({
    state: 'failed',
    failure: { code: 'payment-goes-back' },
  })
  expect(await amountOf(buyer)).toBe(before)
  expect(complaints).toHaveBeenCalledOnce()
})

test('a notice that comes before the answer to the capture grants, and the answer not again', async () => {
  const { ctx, buyer, paypal, before } = await shop()
  const { id, orderId } = await begin(buyer, 'paypal')
  paypal.approve(orderId)
  paypal.whileCapturing = async () => {
    const capture = paypal.orders.get(orderId)?.captures[0]
    const about = { id: capture?.id, custom_id: id }
    expect(
      await receiveNotice(ctx, 'paypal', paypal.notice('PAYMENT.CAPTURE.COMPLETED', about)),
    ).toBe(true)
    expect(await amountOf(buyer)).toBe(before + 2800)
  }
  expect((await finishPurchase(buyer, { id })).state).toBe('paid')
  expect([paypal.takenCents, await amountOf(buyer)]).toEqual([2900, before + 2800])
  expect(await checkLedger(ctx.db)).toEqual([])
})

test('what somebody else captured meanwhile is found, not captured again', async () => {
  const { buyer, paypal, before } = await shop()
  const { id, orderId } = await begin(buyer, 'paypal')
  paypal.approve(orderId)
  const order = paypal.orders.get(orderId)
  if (!order) throw new Error('There is no order.')
  // Between our look and our capture.
  paypal.onCapture = {
    status: 422,
    json: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'ORDER_ALREADY_CAPTURED' }] },
    does: true,
  }
  expect((await finishPurchase(buyer, { id })).state).toBe('paid')
  expect(order.captures).toHaveLength(1)
  expect([paypal.takenCents, await amountOf(buyer)]).toEqual([2900, before + 2800])
})

test('an order that PayPal will not capture yet stays open, and costs nothing', async () => {
  const { buyer, paypal, before } = await shop()
  const { id, orderId } = await begin(buyer, 'paypal')
  paypal.approve(orderId)
  for (const issue of ['ORDER_NOT_APPROVED', 'ORDER_COMPLETION_IN_PROGRESS']) {
    paypal.declines = issue
    expect((await finishPurchase(buyer, { id })).state).toBe('open')
    expect([paypal.takenCents, await amountOf(buyer)]).toEqual([0, before])
  }
  expect((await finishPurchase(buyer, { id })).state).toBe('paid')
  expect([paypal.takenCents, await amountOf(buyer)]).toEqual([2900, before + 2800])
})

test('an order that is completed while its capture was declined grants nothing', async () => {
  const { buyer, paypal, before } = await shop()
  const { id, orderId } = await begin(buyer, 'paypal')
  paypal.approve(orderId)
  paypal.captureStatus = 'DECLINED'
  expect(await finishPurchase(buyer, { id })).toMatchObject({ state: 'failed' })
  expect(paypal.orders.get(orderId)).toMatchObject({ status: 'COMPLETED' })
  expect([paypal.takenCents, await amountOf(buyer)]).toEqual([0, before])
})
