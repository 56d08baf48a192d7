import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { purchases } from '#database/schema/index.ts'
import { checkLedger } from '#domain/credit/index.ts'
import type { FakeAnswer } from '#testing/fakes/start-fake.ts'
import { amountOf, begin, complaining, makeDue, shop, spendAllBut } from '#testing/shop.ts'
import {
  finishPurchase,
  getPurchase,
  receiveNotice,
  recoverPurchases,
  startPurchase,
} from './index.ts'

const CREDITS = 2800
const PRICE = 2900
const DONE = 'checkout.session.completed'

function order() {
  return { id: randomUUID(), packageId: 'monthly-medium', method: 'stripe' } as const
}

/** A shop, and somebody who has paid in it with Stripe. */
async function paidShop() {
  const all = await shop()
  const { ctx, buyer, stripe } = all
  const { id, orderId } = await begin(buyer, 'stripe')
  stripe.pay(orderId)
  await finishPurchase(buyer, { id })
  const session = stripe.sessions.get(orderId)
  if (!session) throw new Error('There is no session.')
  const tell = (type: string, more: object = {}) => {
    const charge = { id: 'ch_1', payment_intent: session.intentId, ...more }
    return receiveNotice(ctx, 'stripe', stripe.notice(type, charge))
  }
  return { ...all, id, session, tell }
}

test('a press that is sent twice makes one session, of the real price', async () => {
  const { buyer, stripe } = await shop()
  const press = order()
  const [one, other] = await Promise.all([startPurchase(buyer, press), startPurchase(buyer, press)])
  expect(one.orderId).toBe(other.orderId)
  expect([...stripe.sessions.values()]).toMatchObject([{ amount: PRICE, purchaseId: press.id }])
})

test.each<[string, FakeAnswer]>([
  ['the connection breaks', { hangsUp: true }],
  ['Stripe says 500', { status: 500 }],
])('%s after the session was made: the next press finds it', async (_, answer) => {
  const complaints = complaining()
  const { buyer, stripe } = await shop()
  stripe.onSession = { ...answer, does: true }
  const press = order()
  await expect(startPurchase(buyer, press)).rejects.toMatchObject({ code: 'PAYMENT_DOWN' })
  const { orderId } = await startPurchase(buyer, press)
  expect([...stripe.sessions.keys()]).toEqual([orderId])
  expect(complaints).toHaveBeenCalledOnce()
})

test.each<[string, FakeAnswer]>([
  ['a card declined', { status: 402, json: { error: { type: 'card_error' } } }],
  ['too many requests', { status: 429, json: { error: { type: 'rate_limit_error' } } }],
  ['its key used otherwise', { status: 400, json: { error: { type: 'idempotency_error' } } }],
])('%s: nothing is made or paid, and it can be tried again', async (_, answer) => {
  const complaints = complaining()
  const { buyer, stripe, before } = await shop()
  stripe.onSession = answer
  const press = order()
  await expect(startPurchase(buyer, press)).rejects.toMatchObject({ code: 'PAYMENT_DOWN' })
  expect(stripe.sessions.size).toBe(0)
  expect(complaints.mock.calls.join()).toContain(`Stripe refused: HTTP ${answer.status}`)
  const { orderId } = await startPurchase(buyer, press)
  stripe.pay(orderId)
  expect((await finishPurchase(buyer, press)).state).toBe('paid')
  expect([stripe.takenCents, await amountOf(buyer)]).toEqual([PRICE, before + CREDITS])
})

test('a notice that comes before the answer to the press loses nothing', async () => {
  const { ctx, buyer, stripe, before } = await shop()
  stripe.whileOpening = async ({ id }) => {
    stripe.pay(id)
    const notice = stripe.notice(DONE, { id })
    expect(await receiveNotice(ctx, 'stripe', notice)).toBe(true)
  }
  const press = order()
  await startPurchase(buyer, press)
  expect(await amountOf(buyer)).toBe(before)
  expect((await finishPurchase(buyer, press)).state).toBe('paid')
  expect(await amountOf(buyer)).toBe(before + CREDITS)
  expect(await checkLedger(ctx.db)).toEqual([])
})

test('whoever pays and does not come back has the credits all the same, once', async () => {
  const { ctx, buyer, stripe, before } = await shop()
  const { id, orderId } = await begin(buyer, 'stripe')
  stripe.pay(orderId)
  await makeDue(buyer)
  expect(await recoverPurchases(ctx)).toBe(1)
  expect((await getPurchase(buyer, { id })).state).toBe('paid')
  await receiveNotice(ctx, 'stripe', stripe.notice(DONE, { id: orderId }))
  await finishPurchase(buyer, { id })
  expect([stripe.takenCents, await amountOf(buyer)]).toEqual([PRICE, before + CREDITS])
})

test('another amount than that of the order grants nothing', async () => {
  const complaints = complaining()
  const { buyer, stripe, before } = await shop()
  const { id, orderId } = await begin(buyer, 'stripe')
  stripe.pay(orderId, { amount: 1 })
  expect(await finishPurchase(buyer, { id })).toMatchObject({
    state: 'failed',
    failure: { code: 'payment-goes-back' },
  })
  expect(await amountOf(buyer)).toBe(before)
  expect(complaints).toHaveBeenCalledOnce()
})

test('a bank that takes two days and says yes grants; one that says no does not', async () => {
  const { ctx, buyer, stripe, before } = await shop()
  const [good, bad] = [await begin(buyer, 'stripe'), await begin(buyer, 'stripe')]
  for (const { id, orderId } of [good, bad]) {
    stripe.pay(orderId, { later: true })
    await receiveNotice(ctx, 'stripe', stripe.notice(DONE, { id: orderId }))
    expect((await getPurchase(buyer, { id })).state).toBe('pending')
  }
  expect(await amountOf(buyer)).toBe(before)
  await ctx.db.update(purchases).set({ createdAt: sql`now() - interval '2 days'` })
  stripe.arrive(good.orderId)
  stripe.bounce(bad.orderId)
  for (const [type, { orderId }] of [
    ['succeeded', good],
    ['failed', bad],
  ] as const) {
    const notice = stripe.notice(`checkout.session.async_payment_${type}`, { id: orderId })
    await receiveNotice(ctx, 'stripe', notice)
  }
  expect((await getPurchase(buyer, good)).state).toBe('paid')
  expect(await getPurchase(buyer, bad)).toMatchObject({
    state: 'failed',
    failure: { code: 'payment-failed' },
  })
  await makeDue(buyer)
  await recoverPurchases(ctx)
  expect([stripe.takenCents, await amountOf(buyer)]).toEqual([PRICE, before + CREDITS])
})

test('one that was paid in another tab after it had ended here counts; one that ended at Stripe does not', async () => {
  const { ctx, buyer, stripe, before } = await shop()
  const [left, ended] = [await begin(buyer, 'stripe'), await begin(buyer, 'stripe')]
  await ctx.db.update(purchases).set({ createdAt: sql`now() - interval '7 hours'` })
  stripe.expire(ended.orderId)
  await makeDue(buyer)
  await recoverPurchases(ctx)
  for (const one of [left, ended]) expect((await getPurchase(buyer, one)).state).toBe('expired')
  stripe.pay(left.orderId)
  for (const { orderId } of [left, ended])
    await receiveNotice(ctx, 'stripe', stripe.notice(DONE, { id: orderId }))
  expect((await getPurchase(buyer, left)).state).toBe('paid')
  expect((await getPurchase(buyer, ended)).state).toBe('expired')
  expect([stripe.takenCents, await amountOf(buyer)]).toEqual([PRICE, before + CREDITS])
})

test('what is told out of order, a refund before the payment, comes to the same', async () => {
  const { ctx, buyer, stripe, before } = await shop()
  const { id, orderId } = await begin(buyer, 'stripe')
  stripe.pay(orderId)
  const session = stripe.sessions.get(orderId)
  if (session) session.refunded = PRICE / 2
  const charge = { id: 'ch_1', payment_intent: session?.intentId }
  const told = [
    stripe.notice('charge.refunded', charge),
    stripe.notice(DONE, { id: orderId }),
    stripe.notice('charge.refunded', charge),
  ]
  for (const notice of told) expect(await receiveNotice(ctx, 'stripe', notice)).toBe(true)
  expect((await getPurchase(buyer, { id })).state).toBe('paid')
  expect(await amountOf(buyer)).toBe(before + CREDITS / 2)
  expect(await checkLedger(ctx.db)).toEqual([])
})

test('two refunds of a part take their part each, however often they are told', async () => {
  const { ctx, buyer, session, tell, before } = await paidShop()
  for (const [refunded, left] of [
    [PRICE / 2, CREDITS / 2],
    [PRICE, 0],
  ] as const) {
    session.refunded = refunded
    for (const _ of [1, 2]) await tell('charge.refunded')
    expect(await amountOf(buyer)).toBe(before + left)
    expect(await checkLedger(ctx.db)).toEqual([])
  }
})

test('a dispute takes the credits: lost, they stay away; won, they come back', async () => {
  const { ctx, buyer, tell, before } = await paidShop()
  await tell('charge.dispute.created', { status: 'needs_response' })
  expect(await amountOf(buyer)).toBe(before)
  await tell('charge.dispute.closed', { status: 'lost' })
  expect(await amountOf(buyer)).toBe(before)
  // What was opened is told once more, late.
  await tell('charge.dispute.created', { status: 'needs_response' })
  expect(await amountOf(buyer)).toBe(before)
  expect(await checkLedger(ctx.db)).toEqual([])
  const won = await paidShop()
  await won.tell('charge.dispute.created', { status: 'needs_response' })
  await won.tell('charge.dispute.closed', { status: 'won' })
  expect(await amountOf(won.buyer)).toBe(won.before + CREDITS)
  expect(await checkLedger(won.ctx.db)).toEqual([])
})

test('a refund of what is spent already is owed, and nobody falls below nothing', async () => {
  const { ctx, buyer, id, session, tell } = await paidShop()
  await spendAllBut(buyer, 100)
  session.refunded = PRICE
  await tell('charge.refunded')
  expect(await amountOf(buyer)).toBe(0)
  expect((await getPurchase(buyer, { id })).owed).toBe(CREDITS - 100)
  expect(await checkLedger(ctx.db)).toEqual([])
})
