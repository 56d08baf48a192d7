import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { profiles, purchases, transactions } from '#database/schema/index.ts'
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

test('an order of which nothing can come any more goes with its account', async () => {
  const opened = await shop()
  const { ctx, buyer } = opened
  const { id } = await begin(buyer, 'paypal')
  await bookStanding(ctx.db, id, { state: 'expired' })
  await leave(opened)
  expect(await ctx.db.$count(purchases)).toBe(0)
})
