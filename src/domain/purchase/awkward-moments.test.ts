import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { paymentNotices, purchases, transactions } from '#database/schema/index.ts'
import { checkLedger } from '#domain/credit/index.ts'
import { openAccount } from '#testing/open-account.ts'
import { amountOf, begin, complaining, longAgo, makeDue, shop } from '#testing/shop.ts'
import { bookStanding } from './book-standing.ts'
import {
  cancelPurchase,
  finishPurchase,
  getPurchase,
  grantDueMonths,
  receiveNotice,
  recoverPurchases,
  startPurchase,
} from './index.ts'

const CREDITS = 2800
const press = (method: 'paypal' | 'stripe') =>
  ({ id: randomUUID(), packageId: 'monthly-medium', method }) as const

test('given up while its page is being opened, and paid there all the same: the credits come', async () => {
  const { ctx, buyer, stripe, before } = await shop()
  const told = press('stripe')
  stripe.whileOpening = async () => void (await cancelPurchase(buyer, told))
  const { orderId } = await startPurchase(buyer, told)
  expect((await getPurchase(buyer, told)).state).toBe('cancelled')
  stripe.pay(orderId)
  await makeDue(buyer)
  await recoverPurchases(ctx)
  expect((await getPurchase(buyer, told)).state).toBe('paid')
  expect(await amountOf(buyer)).toBe(before + CREDITS)
})

test('nobody is sent to a page where they would pay for a workspace that is gone by then', async () => {
  const { ctx, buyer, stripe } = await shop()
  const told = press('stripe')
  stripe.whileOpening = async () => void (await ctx.db.delete(purchases))
  await expect(startPurchase(buyer, told)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('nobody can pay at Stripe what is looked at no more', async () => {
  const { ctx, buyer, stripe } = await shop()
  const told = press('stripe')
  stripe.onSession = { status: 500 }
  complaining()
  await expect(startPurchase(buyer, told)).rejects.toMatchObject({ code: 'PAYMENT_DOWN' })
  await ctx.db.update(purchases).set({ createdAt: sql`created_at - interval '1 hour'` })
  const { orderId } = await startPurchase(buyer, told)
  const [row] = await ctx.db.select().from(purchases)
  const session = stripe.sessions.get(orderId)
  const openForS = (session?.expiresAt ?? 0) - (row?.createdAt.getTime() ?? 0) / 1000
  // Stripe takes nothing below half an hour, and we look for six.
  expect(openForS).toBeGreaterThan(1.5 * 3600)
  expect(openForS).toBeLessThan(6 * 3600)
})

test('what is pressed again although it is paid is shown as paid, and nothing is ordered', async () => {
  const { buyer, paypal, before } = await shop()
  const told = press('paypal')
  const { orderId } = await startPurchase(buyer, told)
  paypal.approve(orderId)
  await finishPurchase(buyer, told)
  expect(await startPurchase(buyer, told)).toMatchObject({
    purchase: { state: 'paid', credits: CREDITS },
    orderId,
  })
  expect(paypal.orders.size).toBe(1)
  expect(await amountOf(buyer)).toBe(before + CREDITS)
})

test('a dispute that is told of before the payment is booked is heard when it is told again', async () => {
  const { ctx, buyer, paypal, before } = await shop()
  const { id, orderId } = await begin(buyer, 'paypal')
  paypal.approve(orderId)
  const disputeOf = (captureId: string | undefined) =>
    paypal.notice('CUSTOMER.DISPUTE.CREATED', {
      disputed_transactions: [{ seller_transaction_id: captureId }],
    })
  let dispute = disputeOf('NONE')
  paypal.whileCapturing = async () => {
    dispute = disputeOf(paypal.orders.get(orderId)?.captures[0]?.id)
    const heard = receiveNotice(ctx, 'paypal', dispute)
    await expect(heard).rejects.toMatchObject({ name: 'PaymentError' })
    expect(await ctx.db.$count(paymentNotices)).toBe(0)
  }
  await finishPurchase(buyer, { id })
  expect(await amountOf(buyer)).toBe(before + CREDITS)
  expect(await receiveNotice(ctx, 'paypal', dispute)).toBe(true)
  expect(await amountOf(buyer)).toBe(before)
  expect(await checkLedger(ctx.db)).toEqual([])
  // Nothing is open any more: it is about something that was not sold here.
  expect(await receiveNotice(ctx, 'paypal', disputeOf('ELSEWHERE'))).toBe(true)
})

test('a dispute of others is not told again because of what was begun after it, or can be paid no more', async () => {
  const { ctx, buyer, paypal } = await shop()
  await begin(buyer, 'paypal')
  const about = { disputed_transactions: [{ seller_transaction_id: 'ELSEWHERE' }] }
  const hear = (at = new Date()) =>
    receiveNotice(ctx, 'paypal', paypal.notice('CUSTOMER.DISPUTE.CREATED', about, at))
  await expect(hear()).rejects.toMatchObject({ name: 'PaymentError' })
  expect(await hear(new Date(Date.now() - 3_600_000))).toBe(true)
  // PayPal does not say how it stands, so it is looked at for ever.
  await ctx.db.update(purchases).set({ createdAt: sql`now() - interval '7 hours'` })
  expect(await hear()).toBe(true)
  await ctx.db.update(purchases).set({ state: 'pending' })
  await expect(hear()).rejects.toMatchObject({ name: 'PaymentError' })
  await ctx.db.update(purchases).set({ createdAt: sql`now() - interval '4 days'` })
  expect(await hear()).toBe(true)
})

test('what PayPal has refused for good is not tried again behind the back of its buyer', async () => {
  const { ctx, buyer, paypal, before } = await shop()
  const { id, orderId } = await begin(buyer, 'paypal')
  paypal.approve(orderId)
  paypal.declines = 'TRANSACTION_REFUSED'
  expect((await finishPurchase(buyer, { id })).state).toBe('failed')
  const late = paypal.notice('CHECKOUT.ORDER.APPROVED', { id: orderId })
  expect(await receiveNotice(ctx, 'paypal', late)).toBe(true)
  expect((await finishPurchase(buyer, { id })).state).toBe('failed')
  expect([paypal.takenCents, await amountOf(buyer)]).toEqual([0, before])
})

test('what was declined is charged only when its buyer is there again: they may have paid otherwise', async () => {
  const { ctx, buyer, paypal, before } = await shop()
  const { id, orderId } = await begin(buyer, 'paypal')
  paypal.approve(orderId)
  paypal.declines = 'INSTRUMENT_DECLINED'
  expect(await finishPurchase(buyer, { id })).toMatchObject({
    failure: { code: 'payment-declined' },
  })
  await makeDue(buyer)
  await recoverPurchases(ctx)
  const late = paypal.notice('CHECKOUT.ORDER.APPROVED', { id: orderId })
  expect(await receiveNotice(ctx, 'paypal', late)).toBe(true)
  expect([paypal.takenCents, await amountOf(buyer)]).toEqual([0, before])
  expect((await finishPurchase(buyer, { id })).state).toBe('paid')
  expect([paypal.takenCents, await amountOf(buyer)]).toEqual([2900, before + CREDITS])
})

test('what is pending or has failed is not given up: it stays what it is', async () => {
  const { ctx, buyer } = await shop()
  for (const state of ['pending', 'failed'] as const) {
    const { id } = await begin(buyer, 'paypal')
    await bookStanding(ctx.db, id, { state })
    await bookStanding(ctx.db, id, { state: 'cancelled' })
    expect((await getPurchase(buyer, { id })).state).toBe(state)
  }
})

test('one purchase that cannot be booked keeps nobody else from the credits of a month', async () => {
  const complaints = complaining()
  const { ctx, buyer, stripe } = await shop()
  const other = await openAccount(ctx)
  const bought = []
  for (const one of [buyer, other]) {
    const begun = await begin(one, 'stripe', 'annual-basic')
    stripe.pay(begun.orderId)
    await finishPurchase(one, begun)
    bought.push(begun)
  }
  await longAgo(ctx, '1 month')
  // As if somebody had booked the month of the first by hand.
  const cause = `grant:purchase:${bought[0]?.id}:2`
  await ctx.db.insert(transactions).values({
    workspaceId: buyer.workspaceId,
    kind: 'grant',
    description: 'By hand',
    amount: 1,
    cause,
  })
  const there = await amountOf(other)
  expect(await grantDueMonths(ctx)).toBe(1)
  expect(await amountOf(other)).toBe(there + 850)
  expect(complaints.mock.calls.flat().join('\n')).toContain(String(bought[0]?.id))
})
