import type { User } from '#contract/user.ts'
import { recordAudit } from '../audit/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { grantCredits } from '../credit/index.ts'
import { personOf } from '../actor.ts'
import { requireAdmin } from '../require-admin.ts'
import { ownWorkspaceOf } from '../workspace/index.ts'
import { readUser } from './list-users.ts'

type Gift = { id: string; requestId: string; amount: number; description: string }

/**
 * Gives credits to somebody's own workspace: one row of the ledger that says who did it and why, and one of the
 * audit log. Asked twice with one request id, it is done once.
 * @throws DomainError FORBIDDEN, NOT_FOUND, INVALID_INPUT when it is more than an account can hold
 */
export async function addCredits(
  ctx: WorkspaceContext,
  { id, requestId, amount, description }: Gift,
): Promise<User> {
  requireAdmin(ctx)
  return await ctx.db.transaction(async (tx) => {
    const { email } = await readUser(tx, id)
    const workspaceId = await ownWorkspaceOf(tx, id)
    const cause = `grant:${requestId}`
    const givenBy = personOf(ctx.actor) ?? undefined
    const gift = { workspaceId, amount, description, cause, ...(givenBy && { givenBy }) }
    if (await grantCredits(tx, gift)) {
      const details = { userId: id, email, workspaceId, amount, description, cause }
      await recordAudit(tx, ctx.actor, 'grant-credits', details)
    }
    return await readUser(tx, id)
  })
}
