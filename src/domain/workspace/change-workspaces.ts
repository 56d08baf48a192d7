import { tell } from '#contract/words/told.ts'
import { eq, sql } from 'drizzle-orm'
import type { Workspace } from '#contract/workspace.ts'
import type { Transaction } from '#database/client.ts'
import { credits, memberships, profiles, workspaces } from '#database/schema/index.ts'
import { announceAccount, announceMembers } from '../announce.ts'
import type { MemberContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { readWorkspace } from './present-workspace.ts'

const WORKSPACES_MAX = 20

/**
 * Makes a workspace for a team, without credits; whoever makes it is its owner. Asked again with the same id,
 * it shows the one that was made. @throws DomainError REFUSED_IN_THIS_STATE, NOT_FOUND
 */
export async function createWorkspace(
  ctx: MemberContext,
  { id, name }: { id: string; name: string },
): Promise<Workspace> {
  const { userId } = ctx
  return await ctx.db.transaction(async (tx) => {
    // One at a time for each account, so that the limit holds.
    await tx.select().from(profiles).where(eq(profiles.id, userId)).for('update')
    const [made] = await tx
      .insert(workspaces)
      .values({ id, name })
      .onConflictDoNothing()
      .returning()
    if (!made) return await readWorkspace(tx, ctx, id)
    if ((await tx.$count(memberships, eq(memberships.userId, userId))) >= WORKSPACES_MAX) {
      throw new DomainError('REFUSED_IN_THIS_STATE', tell('workspaces-too-many'))
    }
    await tx.insert(memberships).values({ workspaceId: id, userId, role: 'owner' })
    await tx.insert(credits).values({ workspaceId: id, amount: 0 })
    return await readWorkspace(tx, ctx, id)
  })
}

/** Has the account work in another of its workspaces, in every window. @throws DomainError NOT_FOUND */
export async function switchWorkspace(
  ctx: MemberContext,
  { id }: { id: string },
): Promise<Workspace> {
  return await ctx.db.transaction(async (tx) => {
    const chosen = await readWorkspace(tx, ctx, id)
    await workIn(tx, ctx.userId, chosen.isPersonal ? null : id)
    return { ...chosen, isCurrent: true }
  })
}

/** @throws DomainError NOT_FOUND */
export async function renameWorkspace(
  ctx: MemberContext,
  { name }: { name: string },
): Promise<Workspace> {
  const { workspaceId } = ctx
  return await ctx.db.transaction(async (tx) => {
    await tx.update(workspaces).set({ name }).where(eq(workspaces.id, workspaceId))
    await announceMembers(tx, workspaceId)
    return await readWorkspace(tx, ctx, workspaceId)
  })
}

/** @param workspaceId null: their own. */
export async function workIn(
  tx: Transaction,
  userId: string,
  workspaceId: string | null,
): Promise<void> {
  await tx
    .update(profiles)
    .set({ workspaceId, updatedAt: sql`now()` })
    .where(eq(profiles.id, userId))
  await announceAccount(tx, userId)
}
