import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { credits, holds, purchases, transactions } from '#database/schema/index.ts'
import type { Context, MemberContext } from '#domain/context.ts'
import { checkLedger, grantCredits } from '#domain/credit/index.ts'
import { createPaypal } from '#providers/payment/paypal/create-paypal.ts'
import { createStripe } from '#providers/payment/stripe/create-stripe.ts'
import { PAYPAL_SIGNER } from '#testing/fakes/paypal-signer.ts'
import { PAYPAL, startPaypal } from '#testing/fakes/paypal.ts'
import { STRIPE, startStripe } from '#testing/fakes/stripe.ts'
import { openAccount } from '#testing/open-account.ts'
import { createTestContext } from '#testing/test-context.ts'
import { cancelPurchase, finishPurchase, getPurchase, grantDueMonths } from './index.ts'
import { receiveNotice, recoverPurchases, startPurchase } from './index.ts'

const PUBLIC_URL = 'https://reelwright.example'

async function shop() {
  const [paypal, stripe] = [await startPaypal(), await startStripe()]
  const payments = {
    paypal: createPaypal({
      ...PAYPAL,
      baseUrl: paypal.url,
      scriptUrl: `${paypal.url}/sdk/js`,
      trusted: [PAYPAL_SIGNER.root],
    }),
    stripe: createStripe({ ...STRIPE, baseUrl: stripe.url }),
  }
  const ctx = { ...(await createTestContext()), payments, publicUrl: PUBLIC_URL }
  const buyer = await openAccount(ctx)
  return { ctx, buyer, paypal, stripe, before: await amountOf(buyer) }
}

type Buyer = Awaited<ReturnType<typeof shop>>['buyer']

async function begin(buyer: Buyer, method: 'paypal' | 'stripe', packageId = 'monthly-medium') {
  const id = randomUUID()
  const started = await startPurchase(buyer, {
    id,
    packageId: packageId as 'monthly-medium',
    method,
  })
  return { id, ...started }
}

async function amountOf({ db, workspaceId }: MemberContext): Promise<number> {
  const [row] = await db.select().from(credits).where(eq(credits.workspaceId, workspaceId))
  return row?.amount ?? 0
}

async function makeDue({ db }: MemberContext) {
  await db.update(purchases).set({ nextCheckAt: sql`now() - interval '1 second'` })
}

/** As if everything had been bought earlier. */
async function longAgo({ db }: Context, interval: string) {
  await db.update(purchases).set({
    paidAt: sql`paid_at - ${interval}::interval`,
    nextGrantAt: sql`next_grant_at - ${interval}::interval`,
  })
}

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
  await expect(finishPurchase(buyer, { id })).rejects.toMatchObject({ code: 'UNAVAILABLE' })
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
  await expect(startPurchase(buyer, press)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
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
    failure: { code: 'payment-of-another-amount' },
  })
  expect(await amountOf(buyer)).toBe(before)
  expect(complaints).toHaveBeenCalledOnce()
})

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

test('money that goes back takes its share of the credits, in steps', async () => {
  const { ctx, buyer, paypal, before } = await shop()
  const { id, orderId } = await begin(buyer, 'paypal')
  paypal.approve(orderId)
  await finishPurchase(buyer, { id })
  for (const [value, left] of [
    ['14.50', 1400],
    ['14.50', 0],
  ] as const) {
    paypal.refund(orderId, value)
    const notice = paypal.notice('PAYMENT.CAPTURE.REFUNDED', { id: 'R1', custom_id: id })
    await receiveNotice(ctx, 'paypal', notice)
    await receiveNotice(
      ctx,
      'paypal',
      paypal.notice('PAYMENT.CAPTURE.REFUNDED', { id: 'R1', custom_id: id }),
    )
    expect(await amountOf(buyer)).toBe(before + left)
    expect(await checkLedger(ctx.db)).toEqual([])
  }
})

test('what was spent already is owed, and paid by the next credits', async () => {
  const { ctx, buyer, paypal } = await shop()
  const { id, orderId } = await begin(buyer, 'paypal')
  paypal.approve(orderId)
  await finishPurchase(buyer, { id })
  const left = 100
  await spendAllBut(buyer, left)
  paypal.refund(orderId, '29.00')
  await receiveNotice(
    ctx,
    'paypal',
    paypal.notice('PAYMENT.CAPTURE.REFUNDED', { id: 'R', custom_id: id }),
  )
  expect(await amountOf(buyer)).toBe(0)
  expect((await getPurchase(buyer, { id })).owed).toBe(2800 - left)
  const grant = { workspaceId: buyer.workspaceId, description: 'A present', cause: 'grant:test' }
  await grantCredits(ctx.db, { ...grant, amount: 3000 })
  expect(await amountOf(buyer)).toBe(300)
  expect((await getPurchase(buyer, { id })).owed).toBe(0)
  expect(await checkLedger(ctx.db)).toEqual([])
})

test('a dispute takes the credits; won, they come back, once', async () => {
  const { ctx, buyer, paypal, before } = await shop()
  const { id, orderId } = await begin(buyer, 'paypal')
  paypal.approve(orderId)
  await finishPurchase(buyer, { id })
  const captureId = paypal.orders.get(orderId)?.captures[0]?.id
  const about = { disputed_transactions: [{ seller_transaction_id: captureId }] }
  const opened = paypal.notice('CUSTOMER.DISPUTE.CREATED', about)
  await receiveNotice(ctx, 'paypal', opened)
  expect(await amountOf(buyer)).toBe(before)
  const won = { ...about, dispute_outcome: { outcome_code: 'RESOLVED_SELLER_FAVOUR' } }
  await receiveNotice(ctx, 'paypal', paypal.notice('CUSTOMER.DISPUTE.RESOLVED', won))
  await receiveNotice(ctx, 'paypal', paypal.notice('CUSTOMER.DISPUTE.CREATED', about))
  expect(await amountOf(buyer)).toBe(before + 2800)
  expect(await checkLedger(ctx.db)).toEqual([])
})

test('a year grants its credits at once and each month, also when one is late, each once', async () => {
  const { ctx, buyer, stripe, before } = await shop()
  const { id, orderId, redirectUrl } = await begin(buyer, 'stripe', 'annual-basic')
  expect(redirectUrl).toContain(orderId)
  stripe.pay(orderId)
  expect(await finishPurchase(buyer, { id })).toMatchObject({ grantsLeft: 11 })
  expect(await amountOf(buyer)).toBe(before + 850)
  expect(await grantDueMonths(ctx)).toBe(0)
  await longAgo(ctx, '3 months')
  await Promise.all([grantDueMonths(ctx), grantDueMonths(ctx)])
  expect(await amountOf(buyer)).toBe(before + 4 * 850)
  await longAgo(ctx, '1 year')
  await grantDueMonths(ctx)
  expect(await amountOf(buyer)).toBe(before + 12 * 850)
  expect(stripe.takenCents).toBe(8640)
  expect(await checkLedger(ctx.db)).toEqual([])
})

test('of a year that is given back, no month is granted any more', async () => {
  const { ctx, buyer, stripe, before } = await shop()
  const { id, orderId } = await begin(buyer, 'stripe', 'annual-basic')
  stripe.pay(orderId)
  await finishPurchase(buyer, { id })
  await longAgo(ctx, '1 month')
  await grantDueMonths(ctx)
  const session = stripe.sessions.get(orderId)
  if (session) session.refunded = 8640
  const notice = stripe.notice('charge.refunded', { id: 'ch_1', payment_intent: session?.intentId })
  expect(await receiveNotice(ctx, 'stripe', notice)).toBe(true)
  await longAgo(ctx, '1 year')
  await grantDueMonths(ctx)
  expect(await amountOf(buyer)).toBe(before)
  expect(await checkLedger(ctx.db)).toEqual([])
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
  await expect(startPurchase(buyer, press)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  const { orderId } = await startPurchase(buyer, press)
  expect(stripe.sessions.size).toBe(1)
  stripe.pay(orderId, { later: true })
  expect((await finishPurchase(buyer, press)).state).toBe('pending')
  stripe.arrive(orderId)
  const notice = stripe.notice('checkout.session.async_payment_succeeded', { id: orderId })
  await receiveNotice(ctx, 'stripe', notice)
  expect(await amountOf(buyer)).toBe(before + 850)
  stripe.isLive = true
  await expect(finishPurchase(buyer, press)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
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

/** What whoever runs the installation reads, when a vendor does not answer as it should. */
const complaining = () => vi.spyOn(console, 'error').mockReturnValue()

/** As if videos had been made of all the others. */
async function spendAllBut({ db, workspaceId }: Buyer, left: number) {
  const [row] = await db.select().from(credits).where(eq(credits.workspaceId, workspaceId))
  const spent = (row?.amount ?? 0) - left
  const [hold] = await db
    .insert(holds)
    .values({ workspaceId, generationId: randomUUID(), amount: spent, state: 'settled' })
    .returning()
  await db.insert(transactions).values({
    workspaceId,
    kind: 'spend',
    description: 'Generated image',
    amount: -spent,
    cause: `hold:${hold?.id}`,
  })
  await db.update(credits).set({ amount: left }).where(eq(credits.workspaceId, workspaceId))
}
