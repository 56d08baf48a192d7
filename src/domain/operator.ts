import { and, eq, inArray, or } from 'drizzle-orm'
import type { AspectRatio } from '#contract/options.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import { tell } from '#contract/words/told.ts'
import type { Database } from '#database/client.ts'
import { adminEmails, profiles, user } from '#database/schema/index.ts'
import { deleteAccount, getAccount, requestDeletion } from './account/index.ts'
import { COMMAND_LINE_USER_ID } from './actor.ts'
import { sweepDiscardedFiles } from './asset/index.ts'
import { recordAudit } from './audit.ts'
import type { Context, MemberContext, SiteContext, WorkspaceContext } from './context.ts'
import { grantCredits } from './credit/index.ts'
import { DomainError } from './domain-error.ts'
import { copyStoryboard } from './storyboard/index.ts'
import { ownWorkspaceOf } from './workspace/index.ts'

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
  const userId = email ? await accountOfEmail(ctx, email) : COMMAND_LINE_USER_ID
  const workspaceId = await ownWorkspaceOf(ctx.db, userId)
  await ctx.db.transaction(async (tx) => {
    const cause = `grant:${requestId}`
    if (!(await grantCredits(tx, { workspaceId, amount, description, cause }))) return
    await recordAudit(tx, ctx.actor, 'grant-credits', { workspaceId, amount, description, cause })
  })
  const { credits } = await getAccount({ ...ctx, userId, workspaceId })
  return { available: credits.available }
}

/**
 * A copy costs nothing and nothing limits them, so that only who runs the installation makes some.
 * @throws DomainError FORBIDDEN to anyone but the operator, and those of copyStoryboard
 */
export async function copyStoryboardAsOperator(
  ctx: MemberContext,
  input: { id: string; aspectRatio: AspectRatio },
): Promise<Storyboard> {
  requireOperator(ctx)
  return await copyStoryboard(ctx, input)
}

/**
 * Has somebody's account deleted as if they had asked for it, or deletes it at once, with its files.
 * @returns when it is going to be deleted; null: it is.
 * @throws DomainError FORBIDDEN to anyone but the operator, NOT_FOUND, and those of requestDeletion
 */
export async function deleteAccountAsOperator(
  ctx: MemberContext & Pick<SiteContext, 'publicUrl'>,
  { email, atOnce }: { email: string; atOnce: boolean },
): Promise<{ deleteAfter: Date | null }> {
  requireOperator(ctx)
  const userId = await accountOfEmail(ctx, email)
  const leaving = { ...ctx, userId }
  const deleteAfter = await requestDeletion(leaving, { sessionId: null, isAtOnce: atOnce })
  if (!atOnce) return { deleteAfter }
  await deleteAccount(ctx, userId)
  await sweepDiscardedFiles(ctx)
  return { deleteAfter: null }
}

/** @returns the account's id. @throws DomainError NOT_FOUND */
export async function accountOfEmail({ db }: Context, email: string): Promise<string> {
  const [found] = await db.select().from(user).where(eq(user.email, email.toLowerCase()))
  if (found) return found.id
  throw new DomainError('NOT_FOUND', tell('address-not-found', { email }))
}

/** @throws DomainError FORBIDDEN to anyone but the operator */
function requireOperator({ actor }: WorkspaceContext): void {
  if (actor.kind !== 'operator') throw new DomainError('FORBIDDEN')
}

/**
 * Keeps the list of addresses whose owners are admins. Who has confirmed one is an admin at once, others
 * when they confirm it. Whose address leaves the list is no admin any more, nor is who has another one by now.
 */
export async function nameAdmins(db: Database, emails: string[]): Promise<void> {
  await db.transaction(async (tx) => {
    const former = (await tx.delete(adminEmails).returning()).map(({ email }) => email)
    const dropped = former.filter((email) => !emails.includes(email))
    const leaving = tx.select({ id: user.id }).from(user).where(inArray(user.email, dropped))
    await tx
      .update(profiles)
      .set({ role: 'user', namedAs: null })
      .where(or(inArray(profiles.id, leaving), inArray(profiles.namedAs, dropped)))
    if (emails.length === 0) return
    await tx
      .insert(adminEmails)
      .values(emails.map((email) => ({ email })))
      .onConflictDoNothing()
    await tx
      .update(profiles)
      .set({ role: 'admin', namedAs: user.email })
      .from(user)
      .where(
        and(eq(user.id, profiles.id), eq(user.emailVerified, true), inArray(user.email, emails)),
      )
  })
}
