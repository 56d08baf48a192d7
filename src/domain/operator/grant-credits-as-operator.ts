import { tell } from '#contract/words/told.ts'
import { eq } from 'drizzle-orm'
import { user } from '#database/schema/index.ts'
import { getAccount } from '../account/index.ts'
import { recordAudit } from '../audit/index.ts'
import type { MemberContext } from '../context.ts'
import { grantCredits } from '../credit/index.ts'
import { DomainError } from '../domain-error.ts'
import { ownWorkspaceOf } from '../workspace/index.ts'
import { COMMAND_LINE_USER_ID } from './command-line-account.ts'
import { requireOperator } from './require-operator.ts'

type GrantInput = {
  requestId: string
  email?: string | undefined
  amount: number
  description: string
}

/**
 * Adds credits to an account, the command line's own when none is named.
 * @returns what the account can spend now.
 * @throws DomainError FORBIDDEN to anyone but the operator, NOT_FOUND
 */
export async function grantCreditsAsOperator(
  ctx: MemberContext,
  input: GrantInput,
): Promise<{ available: number }> {
  requireOperator(ctx)
  const { requestId, email, amount, description } = input
  const userId = email ? await userIdOf(ctx, email) : COMMAND_LINE_USER_ID
  const workspaceId = await ownWorkspaceOf(ctx.db, userId)
  await ctx.db.transaction(async (tx) => {
    const cause = `grant:${requestId}`
    if (!(await grantCredits(tx, { workspaceId, amount, description, cause }))) return
    await recordAudit(tx, ctx.actor, 'grant-credits', { workspaceId, amount, description, cause })
  })
  const { credits } = await getAccount({ ...ctx, userId, workspaceId })
  return { available: credits.available }
}

async function userIdOf(ctx: MemberContext, email: string): Promise<string> {
  const [found] = await ctx.db.select().from(user).where(eq(user.email, email.toLowerCase()))
  if (!found) throw new DomainError('NOT_FOUND', tell('address-not-found', { email }))
  return found.id
}
