import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { User } from '#contract/user.ts'
import { tell } from '#contract/words/told.ts'
import type { Database } from '#database/client.ts'
import { profiles } from '#database/schema/index.ts'
import { ownWorkspaces } from '../account/index.ts'
import { personOf } from '../actor.ts'
import { recordAudit } from '../audit/index.ts'
import type { Context, WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { cancelInWorkspace } from '../generation/index.ts'
import { requireAdmin } from '../require-admin.ts'
import { revokeOtherSessions } from '../session/index.ts'
import { readUser } from './users.ts'

/**
 * Keeps somebody out: every session ends, with what is under way in their own workspace, and nobody signs in to
 * the account, nor acts with one of its keys, until it is resumed. Nothing of theirs is deleted.
 * @throws DomainError FORBIDDEN, NOT_FOUND, REFUSED_IN_THIS_STATE about oneself
 */
export async function suspendUser(
  ctx: WorkspaceContext,
  { id, reason }: { id: string; reason: string },
): Promise<User> {
  requireAdmin(ctx)
  if (personOf(ctx.actor) === id) {
    throw new DomainError('REFUSED_IN_THIS_STATE', tell('suspend-oneself'))
  }
  const { email } = await readUser(ctx.db, id)
  await ctx.db.transaction(async (tx) => {
    await tx
      .update(profiles)
      .set({ suspendedAt: sql`now()`, suspendedFor: reason })
      .where(eq(profiles.id, id))
    await revokeOtherSessions({ db: tx, userId: id }, null)
    await recordAudit(tx, ctx.actor, 'suspend-user', { userId: id, email, reason })
  })
  await cancelWorkOf(ctx, id)
  return await readUser(ctx.db, id)
}

/** @throws DomainError FORBIDDEN, NOT_FOUND */
export async function resumeUser(ctx: WorkspaceContext, { id }: { id: string }): Promise<User> {
  requireAdmin(ctx)
  const { email } = await readUser(ctx.db, id)
  await ctx.db.transaction(async (tx) => {
    await tx
      .update(profiles)
      .set({ suspendedAt: null, suspendedFor: null })
      .where(eq(profiles.id, id))
    await recordAudit(tx, ctx.actor, 'resume-user', { userId: id, email })
  })
  return await readUser(ctx.db, id)
}

/** Whether an admin keeps somebody out. */
export async function isSuspended(db: Database, userId: string): Promise<boolean> {
  const suspended = and(eq(profiles.id, userId), isNotNull(profiles.suspendedAt))
  return (await db.$count(profiles, suspended)) > 0
}

/** Stops what is under way in the workspaces that are somebody's alone; nothing is charged. */
async function cancelWorkOf(ctx: Context, userId: string): Promise<void> {
  for (const workspaceId of await ownWorkspaces(ctx, userId)) {
    await cancelInWorkspace(ctx, workspaceId)
  }
}
