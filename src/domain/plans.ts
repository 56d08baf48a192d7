import { and, eq, isNotNull } from 'drizzle-orm'
import { isWithin, type Resolution } from '#contract/options.ts'
import {
  CREDIT_PACKAGES,
  EVERYTHING,
  leastPlan,
  PLANS,
  type PlanAllows,
  type PlanName,
} from '#contract/packages.ts'
import { type PaidTime, type Plan, planAt } from '#contract/plan.ts'
import { type Told, tell } from '#contract/words/told.ts'
import type { Database, Transaction } from '#database/client.ts'
import { purchases } from '#database/schema/index.ts'
import type { WorkspaceContext } from './context.ts'
import { DomainError } from './domain-error.ts'

type PlanContext = Pick<WorkspaceContext, 'db' | 'payments' | 'workspaceId'> & {
  /** Nobody: the plan of the workspace counts. */
  actor?: WorkspaceContext['actor']
}

/**
 * The plan of a workspace: what was bought last, as long as it was bought for. Where nobody takes payments there are
 * no plans, and whoever runs the installation needs none.
 */
export async function readPlan(
  ctx: PlanContext,
  tx: Database | Transaction = ctx.db,
): Promise<Plan> {
  if (!arePlansSold(ctx) || isExempt(ctx.actor)) {
    return { name: null, until: null, next: null, allows: EVERYTHING }
  }
  const rows = await tx
    .select()
    .from(purchases)
    .where(
      and(
        eq(purchases.workspaceId, ctx.workspaceId),
        eq(purchases.state, 'paid'),
        isNotNull(purchases.paidAt),
      ),
    )
  // Money that went back altogether paid for nothing.
  const kept = rows.filter((row) => shareGivenBack(row) < 1)
  const now = planAt(kept.flatMap(timeOf), new Date())
  return { ...now, allows: PLANS[now.name ?? 'Free'] }
}

async function readAllowed(ctx: PlanContext, tx?: Database | Transaction): Promise<PlanAllows> {
  return (await readPlan(ctx, tx)).allows
}

/** Whether the work of a workspace comes before that of others in each round of the queue. */
export async function goesFirst(
  { db, payments }: Pick<WorkspaceContext, 'db' | 'payments'>,
  tx: Transaction,
  workspaceId: string,
): Promise<boolean> {
  return (await readAllowed({ db, payments, workspaceId }, tx)).goesFirst
}

/** A test of payments sells nothing. */
function arePlansSold({ payments }: PlanContext): boolean {
  return payments.paypal !== undefined || payments.stripe !== undefined
}

function isExempt(actor: PlanContext['actor']): boolean {
  if (!actor) return false
  if (actor.kind === 'operator') return true
  if (actor.kind === 'member') return actor.isAdmin === true
  return actor.kind === 'key' && actor.isMadeByAdmin === true
}

function timeOf({ packageId, paidAt, months }: typeof purchases.$inferSelect): PaidTime[] {
  const offer = CREDIT_PACKAGES.find(({ id }) => id === packageId)
  return offer && paidAt ? [{ name: offer.name, from: paidAt, months }] : []
}

const NAMES: Record<PlanName, Told> = {
  Free: tell('plan-free'),
  Basic: tell('plan-basic'),
  Medium: tell('plan-medium'),
  Premium: tell('plan-premium'),
}

/** @throws DomainError FORBIDDEN, naming the plan that has it */
export async function requireResolution(
  ctx: WorkspaceContext,
  tx: Transaction,
  resolution: Resolution,
): Promise<void> {
  const allows = await readAllowed(ctx, tx)
  if (isWithin(resolution, allows.resolution)) return
  const needed = leastPlan((plan) => isWithin(resolution, plan.resolution))
  throw new DomainError(
    'FORBIDDEN',
    tell('plan-of-resolution', { resolution, plan: NAMES[needed], most: allows.resolution }),
  )
}

/** Keys that were made stay, and work again with the plan. @throws DomainError FORBIDDEN */
export async function requireApiAccess(ctx: WorkspaceContext): Promise<void> {
  if ((await readAllowed(ctx)).apiAccess) return
  const needed = leastPlan(({ apiAccess }) => apiAccess)
  throw new DomainError('FORBIDDEN', tell('plan-of-api', { plan: NAMES[needed] }))
}

/**
 * Whether one more fits in. Nobody who is there has to leave when a plan ends.
 * @param taken by people, and by invitations where one more is written.
 * @throws DomainError FORBIDDEN
 */
export async function requireSeat(
  ctx: WorkspaceContext,
  tx: Database | Transaction,
  taken: number,
): Promise<void> {
  const { seats } = await readAllowed(ctx, tx)
  if (seats === null || taken < seats) return
  const needed = leastPlan((plan) => plan.seats === null || plan.seats > 1)
  const words =
    seats > 1 ? tell('plan-seats-taken', { seats }) : tell('plan-of-seats', { plan: NAMES[needed] })
  throw new DomainError('FORBIDDEN', words)
}

type PurchaseRow = typeof purchases.$inferSelect

/** How much of a purchase's money is not ours any more: 0 to 1. */
export function shareGivenBack({
  dispute,
  refundedCents,
  priceCents,
}: Pick<PurchaseRow, 'dispute' | 'refundedCents' | 'priceCents'>): number {
  if (dispute === 'open' || dispute === 'lost') return 1
  return Math.min(1, refundedCents / priceCents)
}
