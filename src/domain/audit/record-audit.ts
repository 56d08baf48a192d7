import type { Transaction } from '#database/client.ts'
import { auditLog } from '#database/schema/index.ts'
import { type Actor, personOf } from '../actor.ts'

/** Notes what an admin or the operator does, in the transaction that does it. */
export async function recordAudit(
  tx: Transaction,
  actor: Actor,
  action: string,
  details: Record<string, unknown>,
): Promise<void> {
  const isOperator = actor.kind === 'operator'
  const userId = isOperator ? null : personOf(actor)
  await tx
    .insert(auditLog)
    .values({ actor: isOperator ? 'operator' : 'admin', userId, action, details })
}
