import { leastPlan, type PlanName } from '#contract/plan-table.ts'
import { isWithin, type Resolution } from '#contract/options.ts'
import { tell, type Told } from '#contract/words/told.ts'
import type { Database, Transaction } from '#database/client.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { readAllowed } from './read-plan.ts'

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
