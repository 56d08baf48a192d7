import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { credits, purchases, transactions } from '#database/schema/index.ts'
import { checkLedger } from '#domain/credit/index.ts'
import { amountOf, begin, shop } from '#testing/shop.ts'
import { finishPurchase, receiveNotice, recoverPurchases } from './index.ts'

const MIGRATION = new URL('../../database/migrations/0040_months_are_whole.sql', import.meta.url)
const MONTH = 2800

/** A year of which half went back, and a month of it as an earlier version granted it. */
async function yearHalfGivenBack() {
  const found = await shop()
  const { ctx, buyer, paypal } = found
  const { id, orderId } = await begin(buyer, 'paypal', 'annual-medium')
  paypal.approve(orderId)
  await finishPurchase(buyer, { id })
  const order = paypal.orders.get(orderId)
  paypal.refund(orderId, (Number(order?.amount.value) / 2).toFixed(2))
  const about = { id: order?.captures[0]?.id, custom_id: id }
  await receiveNotice(ctx, 'paypal', paypal.notice('PAYMENT.CAPTURE.REFUNDED', about))
  const book = async (
    row: { kind: 'grant' | 'refund'; cause: string; amount: number },
    to?: string,
  ) => {
    const { workspaceId } = buyer
    const values = { workspaceId, description: 'Earlier', refersTo: to ?? null, ...row }
    const [booked] = await ctx.db.insert(transactions).values(values).returning()
    await ctx.db
      .update(credits)
      .set({ amount: sql`${credits.amount} + ${row.amount}` })
      .where(eq(credits.workspaceId, workspaceId))
    return booked?.id
  }
  const grant = { kind: 'grant', cause: `grant:purchase:${id}:2`, amount: MONTH / 2 } as const
  const grantId = await book(grant)
  await ctx.db.update(purchases).set({ monthsGranted: 2 })
  const migrate = async () => {
    for (const part of readFileSync(MIGRATION, 'utf8').split('--> statement-breakpoint')) {
      await ctx.db.execute(part)
    }
  }
  return { ...found, id, book, grantId, migrate }
}

test('a month that an earlier version granted reduced is brought right, and leaves as much as it did', async () => {
  const { ctx, buyer, before, migrate } = await yearHalfGivenBack()
  expect(await checkLedger(ctx.db)).not.toEqual([])
  for (let times = 0; times < 2; times++) {
    await migrate()
    expect(await checkLedger(ctx.db)).toEqual([])
    expect(await amountOf(buyer)).toBe(before + MONTH)
  }
  await recoverPurchases(ctx)
  expect(await amountOf(buyer)).toBe(before + MONTH)
  expect(await recoverPurchases(ctx)).toBe(0)
})

test('what was taken once more of a reduced month comes back', async () => {
  const { ctx, buyer, before, id, book, grantId, migrate } = await yearHalfGivenBack()
  const again = { kind: 'refund', cause: `refund:purchase:${id}:2`, amount: -MONTH / 4 } as const
  await book(again, grantId)
  await migrate()
  expect(await recoverPurchases(ctx)).toBe(1)
  expect(await checkLedger(ctx.db)).toEqual([])
  expect(await amountOf(buyer)).toBe(before + MONTH)
})
