import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { directImages, profiles, purchases, transactions } from '#database/schema/index.ts'
import { begin, complaining, makeDue, shop } from '#testing/shop.ts'
import { checkLedger } from '../credit/index.ts'
import { bookStanding } from '../purchase/book-standing.ts'
import { recoverPurchases } from '../purchase/index.ts'
import { deleteDueAccounts } from './index.ts'

type Shop = Awaited<ReturnType<typeof shop>>

async function leave({ ctx, buyer }: Shop): Promise<void> {
  await ctx.db
    .update(profiles)
    .set({ deleteAfter: sql`now() - interval '1 second'` })
    .where(eq(profiles.id, buyer.userId))
  await deleteDueAccounts(ctx)
}

test('a payment that is pending when its account goes is kept without a name, and found when the money comes', async () => {
  const opened = await shop()
  const { ctx, buyer, paypal } = opened
  const { id, orderId } = await begin(buyer, 'paypal', 'annual-medium')
  paypal.approve(orderId)
  await bookStanding(ctx.db, id, { state: 'pending' })
  await leave(opened)
  const [kept] = await ctx.db.select().from(purchases)
  expect(kept).toMatchObject({ id, orderId, state: 'pending', boughtBy: null })
  expect(kept?.workspaceId).not.toBe(buyer.workspaceId)

  const complaint = complaining()
  await makeDue(buyer)
  expect(await recoverPurchases(ctx)).toBe(1)
  const [paid] = await ctx.db.select().from(purchases)
  expect(paid).toMatchObject({ state: 'paid', nextGrantAt: null, nextCheckAt: null })
  expect(complaint.mock.calls.flat().join('\n')).toContain(`Refund paypal ${paid?.captureId}`)
  const booked = await ctx.db.select().from(transactions)
  expect(booked.map(({ kind, workspaceId }) => [kind, workspaceId])).toEqual([
    ['purchase', kept?.workspaceId],
  ])
  expect(await checkLedger(ctx.db)).toEqual([])
  complaint.mockRestore()
})

test('what is approved at PayPal after its account has gone is not captured', async () => {
  const opened = await shop()
  const { ctx, buyer, paypal } = opened
  const { orderId } = await begin(buyer, 'paypal')
  await leave(opened)
  paypal.approve(orderId)
  await makeDue(buyer)
  expect(await recoverPurchases(ctx)).toBe(1)
  expect(paypal.orders.get(orderId)).toMatchObject({ status: 'APPROVED', captures: [] })
  expect(await ctx.db.select().from(purchases)).toMatchObject([{ state: 'open', captureId: null }])
})

test('an order of which nothing can come any more goes with its account', async () => {
  const opened = await shop()
  const { ctx, buyer } = opened
  const { id } = await begin(buyer, 'paypal')
  await bookStanding(ctx.db, id, { state: 'expired' })
  await leave(opened)
  expect(await ctx.db.$count(purchases)).toBe(0)
})

test('a payment that is booked while its account is being removed is kept, and neither waits for ever', async () => {
  const opened = await shop()
  const { ctx, buyer } = opened
  const { db } = ctx
  const { id } = await begin(buyer, 'paypal')
  const paid = {
    state: 'paid',
    currency: 'USD',
    paidCents: 2900,
    captureId: 'C1',
    refundedCents: 0,
  } as const
  const [held] = await db
    .insert(directImages)
    .values({ workspaceId: buyer.workspaceId, title: 'A picture' })
    .returning()
  const waiting = sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  const countWaiting = async () => (await db.execute(waiting)).rows.length
  const both = await db.transaction(async (tx) => {
    // The removal has taken the workspace, and gets no further until the payment is at its lock, too.
    await tx
      .select()
      .from(directImages)
      .where(eq(directImages.id, held?.id ?? ''))
      .for('update')
    const removal = leave(opened)
    await expect.poll(countWaiting).toBe(1)
    const payment = bookStanding(db, id, paid)
    await expect.poll(countWaiting).toBe(2)
    return [removal, payment]
  })
  const complaint = complaining()
  await Promise.all(both)
  expect(complaint.mock.calls.flat().join('\n')).toContain('Refund paypal C1')
  const [kept] = await db.select().from(purchases)
  expect(kept).toMatchObject({ id, state: 'paid', boughtBy: null })
  expect(kept?.workspaceId).not.toBe(buyer.workspaceId)
  expect(await checkLedger(db)).toEqual([])
})
