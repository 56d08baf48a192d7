import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { SIGN_UP_CREDITS } from '#contract/limits.ts'
import type { LedgerKind } from '#contract/transaction.ts'
import { dropEverything, LAST_MIGRATION, runMigrations } from '#database/migrate.ts'
import { costs, credits, generations, transactions, workspaces } from '#database/schema/index.ts'
import { openAccount } from '#testing/open-account.ts'
import { createTestDatabase } from '#testing/postgres.ts'
import { createTestContext } from '#testing/test-context.ts'
import { checkLedger } from './index.ts'

type Booked = Partial<typeof transactions.$inferInsert> & { kind: LedgerKind; amount: number }

const CAUSES = { spend: 'hold' } as Record<string, string>
const SIGN = 'a transaction gains or loses as its kind does'
const CAUSE = "a transaction's cause names its kind and an event"
const REFERENCE =
  'a transaction refers to an earlier one of its account, and of a kind that it may refer to, or to none'
const REMAINDER = 'what refers to a transaction takes back no more than it moved'

/** An account whose ledger a test writes as it likes, its balance in step. */
async function ledger() {
  const ctx = await createTestContext()
  const { db, databaseUrl: url } = ctx
  const { userId, workspaceId } = await openAccount(ctx)
  const book = async ({ kind, amount, ...given }: Booked): Promise<string> => {
    const cause = `${CAUSES[kind] ?? kind}:${randomUUID()}`
    const booked = { workspaceId, description: 'Test', kind, amount, cause, ...given }
    const [row] = await db.insert(transactions).values(booked).returning()
    await db
      .update(credits)
      .set({ amount: sql`${credits.amount} + ${amount}` })
      .where(eq(credits.workspaceId, booked.workspaceId))
    if (!row) throw new Error('Nothing was booked.')
    return row.id
  }
  const faults = async () => (await checkLedger(db)).map(({ rule, subject }) => [rule, subject])
  const [signUp] = await db
    .select()
    .from(transactions)
    .where(eq(transactions.workspaceId, workspaceId))
  return { ctx, db, url, userId, workspaceId, book, faults, signUpId: signUp?.id ?? '' }
}

test('each kind may say what it is there for', async () => {
  const { book, faults, signUpId } = await ledger()
  const purchase = await book({ kind: 'purchase', amount: 500 })
  const grant = await book({ kind: 'grant', amount: 50 })
  await book({ kind: 'refund', amount: -200, refersTo: purchase })
  const dispute = await book({ kind: 'dispute', amount: -300, refersTo: purchase })
  await book({ kind: 'correction', amount: 300, refersTo: dispute })
  await book({ kind: 'refund', amount: -300, refersTo: purchase })
  await book({ kind: 'expiry', amount: -20, refersTo: grant })
  await book({ kind: 'correction', amount: -30, refersTo: grant })
  await book({ kind: 'expiry', amount: -100, refersTo: signUpId })
  expect(await faults()).toEqual([])
})

test('an amount that does not fit its kind is refused by the database, and found where it got in', async () => {
  const { db, book, faults } = await ledger()
  await book({ kind: 'grant', amount: 10_000 })
  const purchase = await book({ kind: 'purchase', amount: 1 })
  const wrong: Booked[] = [
    { kind: 'purchase', amount: -1 },
    { kind: 'grant', amount: 0 },
    { kind: 'refund', amount: 1, refersTo: purchase },
    { kind: 'dispute', amount: 1, refersTo: purchase },
    { kind: 'expiry', amount: 1, refersTo: purchase },
    { kind: 'correction', amount: 0, refersTo: purchase },
    { kind: 'spend', amount: 1 },
  ]
  for (const one of wrong) await expect(book(one)).rejects.toThrow()
  await db.execute(sql`alter table transactions drop constraint transactions_sign_fits_kind`)
  const ids = []
  for (const one of wrong) ids.push(await book(one))
  const found = (await faults()).filter(([rule]) => rule === SIGN).map(([, subject]) => subject)
  expect(new Set(found)).toEqual(new Set(ids))
})

test('a cause that is not of its kind, or names no event, is found', async () => {
  const { book, faults, userId } = await ledger()
  const mixed = await book({ kind: 'grant', amount: 1, cause: 'purchase:1' })
  const empty = await book({ kind: 'purchase', amount: 1, cause: 'purchase:' })
  const unknown = await book({ kind: 'gift' as 'grant', amount: -1, cause: 'gift:1' })
  expect(await faults()).toEqual(
    expect.arrayContaining([mixed, empty, unknown].map((id) => [CAUSE, id])),
  )
  const twice = await book({ kind: 'sign-up', amount: 100, cause: `sign-up:${userId} again` })
  expect(await faults()).toContainEqual([
    "an account's free credits are given to it for its own sign-up",
    twice,
  ])
})

test('a reference that is missing, of the wrong kind, of another account or of later is found', async () => {
  const { ctx, book, faults, signUpId } = await ledger()
  const { workspaceId: stranger } = await openAccount(ctx)
  const grant = await book({ kind: 'grant', amount: 50 })
  const theirs = await book({ kind: 'purchase', amount: 50, workspaceId: stranger })
  const tomorrow = new Date(Date.now() + 86_400_000)
  const late = await book({ kind: 'purchase', amount: 50, createdAt: tomorrow })
  const wrong: Booked[] = [
    { kind: 'refund', amount: -1 },
    { kind: 'correction', amount: -1 },
    { kind: 'refund', amount: -1, refersTo: signUpId },
    { kind: 'dispute', amount: -1, refersTo: signUpId },
    { kind: 'refund', amount: -1, refersTo: theirs },
    { kind: 'refund', amount: -1, refersTo: late },
    { kind: 'grant', amount: 1, refersTo: grant },
  ]
  const ids = []
  for (const one of wrong) ids.push(await book(one))
  const found = (await faults())
    .filter(([rule]) => rule === REFERENCE)
    .map(([, subject]) => subject)
  expect(new Set(found)).toEqual(new Set(ids))
})

test('more taken back than was given is found, over all that refers to it', async () => {
  const { book, faults } = await ledger()
  const purchase = await book({ kind: 'purchase', amount: 100 })
  await book({ kind: 'refund', amount: -60, refersTo: purchase })
  await book({ kind: 'expiry', amount: -40, refersTo: purchase })
  expect(await faults()).toEqual([])
  const dispute = await book({ kind: 'dispute', amount: -1, refersTo: purchase })
  expect(await faults()).toEqual([[REMAINDER, purchase]])
  await book({ kind: 'correction', amount: 2, refersTo: dispute })
  expect(await faults()).toEqual([[REMAINDER, dispute]])
})

test('a spending transaction without a hold of its account is found', async () => {
  const { book, faults } = await ledger()
  const spent = await book({ kind: 'spend', amount: -1 })
  expect(await faults()).toEqual([
    ['a spending transaction belongs to a hold of its account', spent],
  ])
})

test('neither a price nor what a generation costs can be negative', async () => {
  const { db, workspaceId } = await ledger()
  await expect(db.update(costs).set({ creditCost: -1 })).rejects.toThrow()
  const generation = {
    workspaceId,
    kind: 'image',
    storyboardId: randomUUID(),
    request: {},
  } as const
  await expect(db.insert(generations).values({ ...generation, price: -1 })).rejects.toThrow()
  await db.insert(generations).values({ ...generation, price: 0 })
})

test('transactions of earlier versions get their kind, and new accounts what the contract says', async () => {
  const { db, url } = await createTestDatabase()
  const client = new Client({ connectionString: url })
  await client.connect()
  await dropEverything(client)
  await runMigrations(client, null, '0022_recent_clips')
  const insertUser = `insert into "user" (id, name, email) values ($1, 'Ada', $1 || '@example.com')`
  await client.query(insertUser, ['old'])
  await client.query(`insert into transactions (user_id, description, amount, cause) values
    ('old', 'Thank you', 50, 'grant:1'), ('old', 'An image', -12, 'hold:1')`)
  await runMigrations(client, '0022_recent_clips', LAST_MIGRATION)
  await client.query(insertUser, ['new'])
  await client.end()
  const rows = await db
    .select({ owner: workspaces.personalOf, kind: transactions.kind, amount: transactions.amount })
    .from(transactions)
    .innerJoin(workspaces, eq(workspaces.id, transactions.workspaceId))
  expect(rows.map(Object.values)).toEqual([
    ['old', 'sign-up', 100],
    ['old', 'grant', 50],
    ['old', 'spend', -12],
    ['new', 'sign-up', SIGN_UP_CREDITS],
  ])
})
