import { and, asc, eq, gt, inArray, like, or, sql } from 'drizzle-orm'
import type { Transaction } from '#database/client.ts'
import { credits, purchases, transactions } from '#database/schema/index.ts'
import { shareGivenBack } from '../plans.ts'
import { lockAccount } from './account.ts'

type PurchaseRow = typeof purchases.$inferSelect
type TransactionRow = typeof transactions.$inferSelect

/**
 * Takes back as many of a purchase's credits as of its money went back, as far as they are there; the rest is owed,
 * and paid by the next that come. What was taken too much, because a dispute was won, is given back.
 * @param purchase as it is now, locked.
 */
export async function balancePurchase(tx: Transaction, purchase: PurchaseRow): Promise<void> {
  const account = await lockOwnAccount(tx, purchase.workspaceId)
  const { given, about } = await readGiven(tx, purchase)
  const taken = takenIn(about)
  const granted = sum(given)
  const due = Math.round(granted * shareGivenBack(purchase)) + sum(taken) - purchase.owed
  if (due > 0) {
    const now = Math.min(due, account.amount - account.held)
    await take(tx, purchase, now)
    await owe(tx, purchase, purchase.owed + due - now)
  } else if (due < 0) {
    const forgiven = Math.min(-due, purchase.owed)
    await owe(tx, purchase, purchase.owed - forgiven)
    await giveBack(tx, purchase, -due - forgiven)
  }
}

/** Pays what is owed of earlier purchases from what can be spent now, the oldest first. */
export async function payDebts(tx: Transaction, workspaceId: string): Promise<void> {
  const owing = await tx
    .select()
    .from(purchases)
    .where(and(eq(purchases.workspaceId, workspaceId), gt(purchases.owed, 0)))
    .orderBy(asc(purchases.createdAt))
    .for('update')
  for (const purchase of owing) {
    const account = await lockOwnAccount(tx, workspaceId)
    const now = Math.min(purchase.owed, account.amount - account.held)
    if (now <= 0) return
    await take(tx, purchase, now)
    await owe(tx, purchase, purchase.owed - now)
  }
}

async function lockOwnAccount(tx: Transaction, workspaceId: string) {
  const account = await lockAccount(tx, workspaceId)
  if (!account) throw new Error('The workspace has no account.')
  return account
}

async function owe(tx: Transaction, { id }: PurchaseRow, owed: number): Promise<void> {
  await tx.update(purchases).set({ owed }).where(eq(purchases.id, id))
}

/** What a purchase gave, and what refers to that, the oldest first. */
async function readGiven(tx: Transaction, { id, workspaceId }: PurchaseRow) {
  const given = await tx
    .select()
    .from(transactions)
    .where(
      and(
        eq(transactions.workspaceId, workspaceId),
        or(
          eq(transactions.cause, `purchase:${id}`),
          like(transactions.cause, `grant:purchase:${id}:%`),
        ),
      ),
    )
    .orderBy(asc(transactions.createdAt), asc(transactions.id))
  const taken = await referring(tx, given)
  return { given, about: [...taken, ...(await referring(tx, taken))] }
}

async function referring(tx: Transaction, rows: TransactionRow[]): Promise<TransactionRow[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  return await tx
    .select()
    .from(transactions)
    .where(inArray(transactions.refersTo, ids))
    .orderBy(asc(transactions.createdAt), asc(transactions.id))
}

/** Books a loss against what the purchase gave, from the first of its months on. */
async function take(tx: Transaction, purchase: PurchaseRow, amount: number): Promise<void> {
  const { given, about } = await readGiven(tx, purchase)
  const kind = purchase.dispute === 'open' || purchase.dispute === 'lost' ? 'dispute' : 'refund'
  let left = amount
  for (const one of given) {
    const part = Math.min(left, one.amount + sum(of(about, one)))
    if (part <= 0) continue
    left -= part
    await book(tx, purchase, { kind, amount: -part, refersTo: one.id })
  }
  if (left > 0) throw new Error('More was to be taken back than was given.')
}

/** Books a gain against what was taken, the last first. */
async function giveBack(tx: Transaction, purchase: PurchaseRow, amount: number): Promise<void> {
  const { about } = await readGiven(tx, purchase)
  let left = amount
  for (const one of about.toReversed().filter(isTaken)) {
    const part = Math.min(left, -one.amount - sum(of(about, one)))
    if (part <= 0) continue
    left -= part
    await book(tx, purchase, { kind: 'correction', amount: part, refersTo: one.id })
  }
  if (left > 0) throw new Error('More was to be given back than was taken.')
}

function isTaken({ kind }: TransactionRow): boolean {
  return kind === 'refund' || kind === 'dispute'
}

/** What was taken back, and what was given again of that; nothing of what ended or was put right otherwise. */
function takenIn(about: TransactionRow[]): TransactionRow[] {
  return about.filter(isTaken).flatMap((row) => [row, ...of(about, row)])
}

/** Of a list, what refers to one, directly or through another. */
function of(rows: TransactionRow[], one: TransactionRow): TransactionRow[] {
  const direct = rows.filter(({ refersTo }) => refersTo === one.id)
  return direct.flatMap((row) => [row, ...of(rows, row)])
}

const WORDS = {
  refund: 'Refunded purchase',
  dispute: 'Disputed purchase',
  correction: 'Dispute settled in your favour',
} as const

async function book(
  tx: Transaction,
  { id, workspaceId }: PurchaseRow,
  entry: { kind: keyof typeof WORDS; amount: number; refersTo: string },
): Promise<void> {
  const before = await tx.$count(
    transactions,
    like(transactions.cause, `${entry.kind}:purchase:${id}:%`),
  )
  await tx.insert(transactions).values({
    workspaceId,
    ...entry,
    description: WORDS[entry.kind],
    cause: `${entry.kind}:purchase:${id}:${before + 1}`,
  })
  await tx
    .update(credits)
    .set({ amount: sql`${credits.amount} + ${entry.amount}` })
    .where(eq(credits.workspaceId, workspaceId))
}

function sum(rows: { amount: number }[]): number {
  return rows.reduce((total, { amount }) => total + amount, 0)
}
