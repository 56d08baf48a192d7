import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { SEED_PRICES } from '#contract/kinds.ts'
import { tell } from '#contract/words/told.ts'
import { costs, credits, holds, transactions } from '#database/schema/index.ts'
import { AN_IDEA, createWrittenStoryboard } from '#testing/create-written-storyboard.ts'
import { openAccount } from '#testing/open-account.ts'
import { createTestContext } from '#testing/test-context.ts'
import { claimGeneration, failGeneration } from '../generation/index.ts'
import { createStoryboard, generateAll } from '../storyboard/index.ts'
import { checkLedger, grantCredits } from './index.ts'

test('a new account has 100 credits and the transaction that gave them', async () => {
  const ctx = await createTestContext()
  const { workspaceId } = await openAccount(ctx)
  const [row] = await ctx.db.select().from(credits).where(eq(credits.workspaceId, workspaceId))
  expect(row).toEqual({ workspaceId, amount: 100, held: 0, monthlyCap: null })
  expect(await checkLedger(ctx.db)).toEqual([])
})

test('200 simultaneous starts on an account that can afford 7 start exactly 7', async () => {
  const ctx = await createTestContext()
  const account = await openAccount(ctx)
  await ctx.db
    .update(costs)
    .set({ creditCost: 14 })
    .where(eq(costs.operationName, 'create_storyboard'))

  const outcomes = await Promise.allSettled(
    Array.from({ length: 200 }, () => createStoryboard(account, { id: randomUUID(), ...AN_IDEA })),
  )

  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(outcomes.length - refused.length).toBe(7)
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'NOT_ENOUGH_CREDITS' })
  expect(await ctx.db.select().from(holds)).toHaveLength(7)
  const [row] = await ctx.db
    .select()
    .from(credits)
    .where(eq(credits.workspaceId, account.workspaceId))
  expect(row).toMatchObject({ amount: 100, held: 98 })
  expect(await checkLedger(ctx.db)).toEqual([])
})

test('the same start sent twice is one generation and one hold', async () => {
  const ctx = await createTestContext()
  const account = await openAccount(ctx)
  const input = { id: randomUUID(), ...AN_IDEA }
  const starts = await Promise.all(
    Array.from({ length: 20 }, () => createStoryboard(account, input)),
  )
  expect(new Set(starts.map(({ id }) => id)).size).toBe(1)
  expect(await ctx.db.select().from(holds)).toHaveLength(1)
})

test('success turns the hold into one transaction', async () => {
  const ctx = await createTestContext()
  const account = await openAccount(ctx)
  await createWrittenStoryboard(account)
  const booked = await ctx.db
    .select()
    .from(transactions)
    .where(eq(transactions.workspaceId, account.workspaceId))
  expect(booked.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([-10, 100])
  const [row] = await ctx.db
    .select()
    .from(credits)
    .where(eq(credits.workspaceId, account.workspaceId))
  expect(row).toMatchObject({ amount: 90, held: 0 })
  expect(await checkLedger(ctx.db)).toEqual([])
})

test('failure gives the hold back and books nothing', async () => {
  const ctx = await createTestContext()
  const account = await openAccount(ctx)
  const { id } = await createStoryboard(account, { id: randomUUID(), ...AN_IDEA })
  const generation = await claimGeneration(ctx, id, randomUUID())
  if (!generation) throw new Error('not claimed')

  const endings = await Promise.all(
    [1, 2, 3].map(() => failGeneration(ctx, generation, tell('took-too-long'))),
  )

  expect(endings.filter(Boolean)).toHaveLength(1)
  const [row] = await ctx.db
    .select()
    .from(credits)
    .where(eq(credits.workspaceId, account.workspaceId))
  expect(row).toMatchObject({ amount: 100, held: 0 })
  expect(await checkLedger(ctx.db)).toEqual([])
})

test('a batch that cannot be paid as a whole starts nothing', async () => {
  const ctx = await createTestContext()
  const account = await openAccount(ctx)
  const { id } = await createWrittenStoryboard(account, 8)
  const batch = generateAll(account, { id, kind: 'image', scenes: 'missing' })
  await expect(batch).rejects.toMatchObject({ code: 'NOT_ENOUGH_CREDITS' })
  expect(await checkLedger(ctx.db)).toEqual([])
  const open = await ctx.db.select().from(holds).where(eq(holds.state, 'open'))
  expect(open).toEqual([])
})

test('a new installation asks the prices that pages built before it tell', async () => {
  const { db } = await createTestContext()
  const rows = await db.select().from(costs)
  const prices = rows.map(({ operationName, creditCost }) => [operationName, creditCost])
  expect(Object.fromEntries(prices)).toEqual(SEED_PRICES)
})

test('an operation without a price is refused and costs nothing', async () => {
  const ctx = await createTestContext()
  const account = await openAccount(ctx)
  await ctx.db.delete(costs).where(eq(costs.operationName, 'create_storyboard'))
  const start = createStoryboard(account, { id: randomUUID(), ...AN_IDEA })
  await expect(start).rejects.toMatchObject({ code: 'PRICE_UNKNOWN' })
  expect(await checkLedger(ctx.db)).toEqual([])
})

test('credits are granted once for each cause, also at the same moment', async () => {
  const ctx = await createTestContext()
  const { workspaceId } = await openAccount(ctx)
  const grant = { workspaceId, amount: 50, description: 'Thank you', cause: 'grant:1' }
  const grants = await Promise.all(Array.from({ length: 10 }, () => grantCredits(ctx.db, grant)))
  expect(grants.filter(Boolean)).toHaveLength(1)
  expect(await checkLedger(ctx.db)).toEqual([])
})

test('the database itself refuses to overdraw an account', async () => {
  const ctx = await createTestContext()
  const { workspaceId } = await openAccount(ctx)
  const overdraw = ctx.db
    .update(credits)
    .set({ held: 101 })
    .where(eq(credits.workspaceId, workspaceId))
  await expect(overdraw).rejects.toThrow()
})

test('the ledger check finds credits that came from nowhere', async () => {
  const ctx = await createTestContext()
  const { workspaceId } = await openAccount(ctx)
  await ctx.db.update(credits).set({ amount: 101 }).where(eq(credits.workspaceId, workspaceId))
  expect(await checkLedger(ctx.db)).toMatchObject([
    { rule: "a workspace's amount is the sum of its transactions", subject: workspaceId },
  ])
})

test('an account holds no more credits than can be counted, and a grant beyond is refused whole', async () => {
  const ctx = await createTestContext()
  const { db } = ctx
  const { workspaceId } = await openAccount(ctx)
  const grant = (amount: number, cause: string) =>
    grantCredits(db, { workspaceId, amount, description: 'Thank you', cause })
  expect(await grant(2 ** 31 - 1 - 100, 'grant:1')).toBe(true)
  for (const amount of [1, 2 ** 31 - 1, 2 ** 31, Number.MAX_SAFE_INTEGER]) {
    await expect(grant(amount, 'grant:2')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  }
  expect(await grant(2 ** 31 - 1 - 100, 'grant:1')).toBe(false)
  expect(await checkLedger(db)).toEqual([])
})
