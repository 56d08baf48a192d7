import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { LOW_CREDITS } from '#contract/limits.ts'
import { spendingLeft } from '#contract/spending.ts'
import type { PricedOperation } from '#contract/studio.ts'
import { tell } from '#contract/words/told.ts'
import type { Transaction } from '#database/client.ts'
import {
  credits,
  holds,
  memberships,
  storyboards,
  transactions,
  user,
} from '#database/schema/index.ts'
import { announceCredits } from '../announce.ts'
import { DomainError } from '../domain-error.ts'
import { addNotification } from '../notifications.ts'
import { managersOf } from '../workspace/index.ts'
import {
  lockAccount,
  readSpendingInAll,
  readSpendingOfMonth,
  readSpendingOfStoryboard,
} from './account.ts'
import { payDebts } from './take-back.ts'

/**
 * Sets credits aside for each of the generations that one click starts, in the transaction that starts them: for
 * all of them, or for none. The lock on the account's row makes overspending impossible however many starts run
 * at once.
 * @throws DomainError those of requireAffordable
 */
export async function holdCredits(
  tx: Transaction,
  charge: Omit<Charge, 'amount'>,
  generations: { id: string; price: number }[],
): Promise<void> {
  const amount = generations.reduce((sum, { price }) => sum + price, 0)
  await requireAffordable(tx, { ...charge, amount })
  if (amount === 0) return
  const { workspaceId } = charge
  await tx
    .update(credits)
    .set({ held: sql`${credits.held} + ${amount}` })
    .where(eq(credits.workspaceId, workspaceId))
  const priced = generations.filter(({ price }) => price > 0)
  await tx
    .insert(holds)
    .values(priced.map(({ id, price }) => ({ workspaceId, generationId: id, amount: price })))
  await announceCredits(tx, workspaceId)
}

/** What one click is about to cost; a batch is one charge. */
type Charge = {
  workspaceId: string
  /** May not be written yet; null: it belongs to none. */
  storyboardId: string | null
  operation: PricedOperation
  amount: number
  /** What the user was told that it costs; undefined: nothing was said. */
  maxCredits?: number | undefined
  /** The most that may be spent in all while no owner has confirmed an address; null: as much as it has. */
  unconfirmedMax: number | null
}

const OVER_CAP = {
  storyboard: 'cap-of-storyboard',
  month: 'cap-of-month',
  unconfirmed: 'cap-while-unconfirmed',
} as const

/**
 * Refuses a charge that the balance, a cap or the price that was shown does not allow. The account's
 * credits stay locked for the rest of the transaction, so what was found still holds when they are held.
 * @throws DomainError PRICE_CHANGED, NOT_ENOUGH_CREDITS, SPENDING_CAP
 */
export async function requireAffordable(tx: Transaction, charge: Charge): Promise<void> {
  const { workspaceId, storyboardId, amount, maxCredits } = charge
  if (maxCredits !== undefined && amount > maxCredits) throw priceChanged(amount)
  const account = await lockAccount(tx, workspaceId)
  const available = account ? account.amount - account.held : 0
  if (available < amount) throw notEnough(charge, available)
  const [storyboard] = storyboardId
    ? await tx.select().from(storyboards).where(eq(storyboards.id, storyboardId))
    : []
  if (storyboard?.spendingCap != null) {
    const spent = await readSpendingOfStoryboard(tx, storyboard.id)
    requireWithin('storyboard', storyboard.spendingCap, spent, amount)
  }
  if (account?.monthlyCap != null) {
    const spent = await readSpendingOfMonth(tx, workspaceId)
    requireWithin('month', account.monthlyCap, spent, amount)
  }
  if (charge.unconfirmedMax !== null && amount > 0 && !(await isConfirmed(tx, workspaceId))) {
    const spent = await readSpendingInAll(tx, workspaceId)
    requireWithin('unconfirmed', charge.unconfirmedMax, spent, amount)
  }
}

async function isConfirmed(tx: Transaction, workspaceId: string): Promise<boolean> {
  const [found] = await tx
    .select({ isConfirmed: user.emailVerified })
    .from(memberships)
    .innerJoin(user, eq(user.id, memberships.userId))
    .where(and(eq(memberships.workspaceId, workspaceId), eq(memberships.role, 'owner')))
    .orderBy(desc(user.emailVerified))
    .limit(1)
  return found?.isConfirmed === true
}

function requireWithin(
  kind: keyof typeof OVER_CAP,
  cap: number,
  spent: number,
  needed: number,
): void {
  const left = spendingLeft({ cap, spent }) ?? 0
  if (needed <= left) return
  throw new DomainError('SPENDING_CAP', tell(OVER_CAP[kind], { needed, cap, left }), {
    cap: kind,
    needed,
    left,
  })
}

function priceChanged(needed: number): DomainError {
  return new DomainError('PRICE_CHANGED', tell('price-higher', { needed }), { needed })
}

function notEnough({ operation, amount, storyboardId }: Charge, available: number): DomainError {
  const numbers = { needed: amount, available }
  const told =
    operation === 'generate_image' && storyboardId
      ? tell('credits-short-having', numbers)
      : tell('credits-short-of', { needed: amount })
  return new DomainError('NOT_ENOUGH_CREDITS', told, numbers)
}

/**
 * Turns a generation's hold into a transaction: what was set aside is spent. Belongs in the database
 * transaction that saves what was made. A generation that cost nothing has no hold and books nothing.
 */
export async function settleHold(
  tx: Transaction,
  generationId: string,
  description: string,
): Promise<void> {
  const [hold] = await tx
    .update(holds)
    .set({ state: 'settled', endedAt: sql`now()` })
    .where(and(eq(holds.generationId, generationId), eq(holds.state, 'open')))
    .returning()
  if (!hold) return
  await tx.insert(transactions).values({
    workspaceId: hold.workspaceId,
    kind: 'spend',
    description,
    amount: -hold.amount,
    cause: `hold:${hold.id}`,
  })
  const [account] = await tx
    .update(credits)
    .set({
      amount: sql`${credits.amount} - ${hold.amount}`,
      held: sql`${credits.held} - ${hold.amount}`,
    })
    .where(eq(credits.workspaceId, hold.workspaceId))
    .returning()
  await announceCredits(tx, hold.workspaceId)
  if (account) await warnOfLowCredits(tx, account, account.amount + hold.amount)
}

/** Once for each time that the amount falls below the limit, not again while it stays there. */
async function warnOfLowCredits(
  tx: Transaction,
  { workspaceId, amount }: { workspaceId: string; amount: number },
  amountBefore: number,
): Promise<void> {
  if (amount >= LOW_CREDITS || amountBefore < LOW_CREDITS) return
  for (const userId of await managersOf(tx, workspaceId)) {
    await addNotification(tx, { userId, workspaceId }, { kind: 'credits-low', available: amount })
  }
}

/** Gives back what was set aside for generations that delivered nothing. */
export async function releaseHolds(tx: Transaction, generationIds: string[]): Promise<void> {
  const released = await tx
    .update(holds)
    .set({ state: 'released', endedAt: sql`now()` })
    .where(and(inArray(holds.generationId, generationIds), eq(holds.state, 'open')))
    .returning()
  for (const [workspaceId, ofUser] of Map.groupBy(released, (hold) => hold.workspaceId)) {
    const amount = ofUser.reduce((sum, hold) => sum + hold.amount, 0)
    await lockAccount(tx, workspaceId)
    await tx
      .update(credits)
      .set({ held: sql`${credits.held} - ${amount}` })
      .where(eq(credits.workspaceId, workspaceId))
    // Money may have gone back while they were held.
    await payDebts(tx, workspaceId)
    await announceCredits(tx, workspaceId)
  }
}
