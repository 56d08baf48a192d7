import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { purchases } from '#database/schema/index.ts'
import { checkLedger } from '#domain/credit/index.ts'
import { createPaypal } from '#providers/payment/paypal/create-paypal.ts'
import { PAYPAL } from '#testing/fakes/paypal.ts'
import { STRIPE } from '#testing/fakes/stripe.ts'
import { amountOf, begin, complaining, makeDue, shop } from '#testing/shop.ts'
import {
  cancelPurchase,
  finishPurchase,
  getPurchase,
  receiveNotice,
  recoverPurchases,
  startPurchase,
} from './index.ts'

test('a notice is believed with its signature alone, and in its time', async () => {
  const { ctx, buyer, paypal } = await shop()
  const { id, orderId } = await begin(buyer, 'paypal')
  paypal.approve(orderId)
  const good = paypal.notice('CHECKOUT.ORDER.APPROVED', { id: orderId })
  const forged = [
    { ...good, body: Buffer.from(good.body.toString().replace('APPROVED', 'APPROVAL')) },
    { ...good, headers: { ...good.headers, 'paypal-transmission-sig': 'AAAA' } },
    { ...good, headers: { ...good.headers, 'paypal-cert-url': 'https://paypal.example/cert' } },
    { ...good, headers: {} },
    paypal.notice(
      'CHECKOUT.ORDER.APPROVED',
      { id: orderId },
      new Date(Date.now() - 5 * 86_400_000),
    ),
  ]
  for (const notice of forged) expect(await receiveNotice(ctx, 'paypal', notice)).toBe(false)
  expect((await getPurchase(buyer, { id })).state).toBe('open')
  expect(
    await receiveNotice(ctx, 'paypal', paypal.notice('CHECKOUT.ORDER.APPROVED', { id: 'NONE' })),
  ).toBe(true)
  expect(await receiveNotice(ctx, 'paypal', good)).toBe(true)
  expect((await getPurchase(buyer, { id })).state).toBe('paid')
})

test('a certificate that no trusted root has issued is not believed', async () => {
  const { buyer, paypal } = await shop()
  const { orderId } = await begin(buyer, 'paypal')
  const strict = createPaypal({
    ...PAYPAL,
    baseUrl: `${paypal.url}/`.slice(0, -1),
    scriptUrl: '',
    trusted: [],
  })
  const notice = paypal.notice('CHECKOUT.ORDER.APPROVED', { id: orderId })
  expect(await strict.hear(notice, AbortSignal.timeout(5000))).toBeNull()
})

test('a token that ended is replaced', async () => {
  const { buyer, paypal } = await shop()
  const { id, orderId } = await begin(buyer, 'paypal')
  paypal.endTokens()
  paypal.approve(orderId)
  expect((await finishPurchase(buyer, { id })).state).toBe('paid')
})

test('Stripe: signatures, both while a secret is replaced; old ones, other modes and replays', async () => {
  const { ctx, buyer, stripe } = await shop()
  const { id, orderId } = await begin(buyer, 'stripe')
  stripe.pay(orderId)
  const about = { id: orderId, client_reference_id: id }
  const done = 'checkout.session.completed'
  const refused = [
    stripe.notice(done, about, { secrets: ['whsec_another'] }),
    stripe.notice(done, about, { at: new Date(Date.now() - 301_000) }),
    stripe.notice(done, about, { live: true }),
    { ...stripe.notice(done, about), headers: {} },
  ]
  for (const notice of refused) expect(await receiveNotice(ctx, 'stripe', notice)).toBe(false)
  expect((await getPurchase(buyer, { id })).state).toBe('open')
  const second = { secrets: ['whsec_old', STRIPE.webhookSecret], id: 'evt_1' }
  expect(await receiveNotice(ctx, 'stripe', stripe.notice(done, about, second))).toBe(true)
  expect(await receiveNotice(ctx, 'stripe', stripe.notice(done, about, second))).toBe(true)
  expect((await getPurchase(buyer, { id })).state).toBe('paid')
  expect(await checkLedger(ctx.db)).toEqual([])
})

test('Stripe: money of a bank that takes days, and a session whose answer was lost', async () => {
  const complaints = complaining()
  const { ctx, buyer, stripe, before } = await shop()
  stripe.onSession = { status: 500, does: true }
  const press = { id: randomUUID(), packageId: 'monthly-basic', method: 'stripe' } as const
  await expect(startPurchase(buyer, press)).rejects.toMatchObject({ code: 'PAYMENT_DOWN' })
  const { orderId } = await startPurchase(buyer, press)
  expect(stripe.sessions.size).toBe(1)
  stripe.pay(orderId, { later: true })
  expect((await finishPurchase(buyer, press)).state).toBe('pending')
  stripe.arrive(orderId)
  const notice = stripe.notice('checkout.session.async_payment_succeeded', { id: orderId })
  await receiveNotice(ctx, 'stripe', notice)
  expect(await amountOf(buyer)).toBe(before + 850)
  stripe.isLive = true
  await expect(finishPurchase(buyer, press)).rejects.toMatchObject({ code: 'PAYMENT_DOWN' })
  expect(complaints).toHaveBeenCalledTimes(2)
})

test('an order that nobody pays ends, and a given up one that is paid all the same counts', async () => {
  const { ctx, buyer, stripe, before } = await shop()
  const left = await begin(buyer, 'stripe')
  const paid = await begin(buyer, 'stripe')
  expect((await cancelPurchase(buyer, left)).state).toBe('cancelled')
  expect((await cancelPurchase(buyer, paid)).state).toBe('cancelled')
  stripe.pay(paid.orderId)
  await ctx.db.update(purchases).set({ createdAt: sql`now() - interval '7 hours'` })
  await makeDue(buyer)
  await recoverPurchases(ctx)
  expect((await getPurchase(buyer, left)).state).toBe('expired')
  expect((await getPurchase(buyer, paid)).state).toBe('paid')
  expect(await amountOf(buyer)).toBe(before + 2800)
})
