import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { credits } from '#database/schema/index.ts'
import { checkLedger, grantCredits } from '#domain/credit/index.ts'
import { cancelGeneration } from '#domain/generation/index.ts'
import { createStoryboard } from '#domain/storyboard/index.ts'
import { AN_IDEA } from '#testing/create-written-storyboard.ts'
import { amountOf, begin, longAgo, shop, spendAllBut } from '#testing/shop.ts'
import { bookStanding } from './book-standing.ts'
import { finishPurchase, getPurchase, grantDueMonths, receiveNotice } from './index.ts'

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

test('credits that were held when the money went back are taken once they are free', async () => {
  const { ctx, buyer, paypal } = await shop()
  const { id, orderId } = await begin(buyer, 'paypal')
  paypal.approve(orderId)
  await finishPurchase(buyer, { id })
  await spendAllBut(buyer, 60)
  const started = await createStoryboard(buyer, { id: randomUUID(), ...AN_IDEA })
  paypal.refund(orderId, '29.00')
  await receiveNotice(
    ctx,
    'paypal',
    paypal.notice('PAYMENT.CAPTURE.REFUNDED', { id: 'R', custom_id: id }),
  )
  expect(await amountOf(buyer)).toBe(10)
  await cancelGeneration(buyer, { id: started.id })
  expect(await amountOf(buyer)).toBe(0)
  expect((await getPurchase(buyer, { id })).owed).toBe(2800 - 60)
  expect(await checkLedger(ctx.db)).toEqual([])
})

test('a refund of one purchase and the payment of another wait for each other, and never both', async () => {
  const { ctx, buyer, paypal } = await shop()
  const { db } = ctx
  const first = await begin(buyer, 'paypal')
  paypal.approve(first.orderId)
  await finishPurchase(buyer, { id: first.id })
  await spendAllBut(buyer, 0)
  const paid = { state: 'paid', currency: 'USD', paidCents: 2900 } as const
  await bookStanding(db, first.id, { ...paid, captureId: 'C1', refundedCents: 1450 })
  const second = await begin(buyer, 'paypal')

  const waiting = async () => {
    const { rows } = await db.execute(sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
    return rows.length
  }
  const both = await db.transaction(async (tx) => {
    await tx.select().from(credits).where(eq(credits.workspaceId, buyer.workspaceId)).for('update')
    const standing = { ...paid, captureId: 'C2', refundedCents: 0 }
    const payment = bookStanding(db, second.id, standing)
    await expect.poll(waiting).toBe(1)
    const refund = bookStanding(db, first.id, { ...paid, captureId: 'C1', refundedCents: 2900 })
    await expect.poll(waiting).toBe(2)
    return [payment, refund]
  })
  await Promise.all(both)
  expect(await amountOf(buyer)).toBe(0)
  expect((await getPurchase(buyer, { id: first.id })).owed).toBe(0)
  expect(await checkLedger(db)).toEqual([])
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

test('of a year half of which is given back, each month leaves half, however often it is asked about', async () => {
  const { ctx, buyer, stripe, before } = await shop()
  const { id, orderId } = await begin(buyer, 'stripe', 'annual-basic')
  stripe.pay(orderId)
  await finishPurchase(buyer, { id })
  const session = stripe.sessions.get(orderId)
  if (session) session.refunded = 4320
  const about = { id: 'ch_1', payment_intent: session?.intentId }
  await receiveNotice(ctx, 'stripe', stripe.notice('charge.refunded', about))
  expect(await amountOf(buyer)).toBe(before + 425)
  for (const [interval, months] of [
    ['1 month', 2],
    ['10 months', 12],
  ] as const) {
    await longAgo(ctx, interval)
    await grantDueMonths(ctx)
    expect(await amountOf(buyer)).toBe(before + months * 425)
    await finishPurchase(buyer, { id })
    expect(await amountOf(buyer)).toBe(before + months * 425)
    expect(await checkLedger(ctx.db)).toEqual([])
  }
})

test('months that passed while a dispute was lost come when it is won after all', async () => {
  const { ctx, buyer, paypal, before } = await shop()
  const { id, orderId } = await begin(buyer, 'paypal', 'annual-basic')
  paypal.approve(orderId)
  await finishPurchase(buyer, { id })
  const captureId = paypal.orders.get(orderId)?.captures[0]?.id
  const about = { disputed_transactions: [{ seller_transaction_id: captureId }] }
  const end = (outcome: string) =>
    paypal.notice('CUSTOMER.DISPUTE.RESOLVED', {
      ...about,
      dispute_outcome: { outcome_code: outcome },
    })
  await receiveNotice(ctx, 'paypal', end('RESOLVED_BUYER_FAVOUR'))
  await longAgo(ctx, '2 months 1 day')
  expect(await grantDueMonths(ctx)).toBe(0)
  expect(await amountOf(buyer)).toBe(before)
  await receiveNotice(ctx, 'paypal', end('RESOLVED_SELLER_FAVOUR'))
  expect(await grantDueMonths(ctx)).toBe(2)
  expect(await amountOf(buyer)).toBe(before + 3 * 850)
  expect(await checkLedger(ctx.db)).toEqual([])
})
