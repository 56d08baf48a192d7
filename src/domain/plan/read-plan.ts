import { and, eq, isNotNull } from 'drizzle-orm'
import { type PaidTime, type Plan, planAt } from '#contract/plan.ts'
import { EVERYTHING, type PlanAllows, PLANS } from '#contract/plan-table.ts'
import { CREDIT_PACKAGES } from '#contract/credit-package.ts'
import type { Database, Transaction } from '#database/client.ts'
import { purchases } from '#database/schema/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { shareGivenBack } from '../share-given-back.ts'

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

export async function readAllowed(
  ctx: PlanContext,
  tx?: Database | Transaction,
): Promise<PlanAllows> {
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
