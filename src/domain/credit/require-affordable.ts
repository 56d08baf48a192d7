import { tell } from '#contract/words/told.ts'
import { and, desc, eq } from 'drizzle-orm'
import { spendingLeft } from '#contract/spending.ts'
import type { PricedOperation } from '#contract/studio.ts'
import type { Transaction } from '#database/client.ts'
import { memberships, storyboards, user } from '#database/schema/index.ts'
import { DomainError } from '../domain-error.ts'
import { lockAccount } from './lock-account.ts'
import {
  readSpendingInAll,
  readSpendingOfMonth,
  readSpendingOfStoryboard,
} from './read-spending.ts'

/** What one click is about to cost; a batch is one charge. */
export type Charge = {
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
