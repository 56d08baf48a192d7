import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import { tell } from '#contract/words/told.ts'
import type { Workspace } from '#contract/workspace.ts'
import type { Database, Transaction } from '#database/client.ts'
import { credits, memberships, profiles, workspaces } from '#database/schema/index.ts'
import { announceAccount, announceMembers } from '../announce.ts'
import type { Context, MemberContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'

/** The name of a team that was deleted, until a worker removes it. Nobody may name one so. */
export const DELETED_TEAM = ''

/**
 * Lets somebody act in a workspace of which they are a member: the one that is shown to them, else the one they
 * switched to, else their own.
 * @throws DomainError UNAUTHENTICATED when the account is gone or suspended.
 */
export async function enterWorkspace<Site extends Context>(
  ctx: Site,
  userId: string,
  shownId?: string,
): Promise<Site & MemberContext> {
  const [found] = await ctx.db
    .select({ workspaceId: memberships.workspaceId, role: memberships.role, ofSite: profiles.role })
    .from(memberships)
    .innerJoin(workspaces, eq(workspaces.id, memberships.workspaceId))
    .innerJoin(profiles, eq(profiles.id, memberships.userId))
    .where(
      and(
        eq(memberships.userId, userId),
        isNull(profiles.suspendedAt),
        or(
          eq(workspaces.id, profiles.workspaceId),
          eq(workspaces.personalOf, userId),
          shownId === undefined ? undefined : eq(workspaces.id, shownId),
        ),
      ),
    )
    .orderBy(
      sql`${workspaces.id} = ${shownId ?? null}::uuid desc nulls last`,
      sql`${workspaces.id} = ${profiles.workspaceId} desc nulls last`,
    )
    .limit(1)
  if (!found) throw new DomainError('UNAUTHENTICATED')
  const { workspaceId, role, ofSite } = found
  const isAdmin = ofSite === 'admin'
  return { ...ctx, userId, workspaceId, actor: { kind: 'member', userId, role, isAdmin } }
}

/** The workspaces of the account, its own first. */
export async function listWorkspaces(ctx: MemberContext): Promise<Workspace[]> {
  const rows = await ctx.db
    .select()
    .from(memberships)
    .innerJoin(workspaces, eq(workspaces.id, memberships.workspaceId))
    .where(eq(memberships.userId, ctx.userId))
    .orderBy(asc(workspaces.createdAt), asc(workspaces.id))
  return rows.map((row) => ({
    id: row.workspaces.id,
    name: row.workspaces.name,
    isPersonal: row.workspaces.personalOf !== null,
    role: row.memberships.role,
    isCurrent: row.workspaces.id === ctx.workspaceId,
  }))
}

/** As the account sees it. @throws DomainError NOT_FOUND when it is no member. */
export async function readWorkspace(
  db: Database | Transaction,
  { userId, workspaceId }: { userId: string; workspaceId: string },
  id: string,
): Promise<Workspace> {
  const [row] = await db
    .select()
    .from(memberships)
    .innerJoin(workspaces, eq(workspaces.id, memberships.workspaceId))
    .where(and(eq(memberships.userId, userId), eq(workspaces.id, id)))
  if (!row) throw new DomainError('NOT_FOUND', tell('workspace-not-found'))
  return {
    id,
    name: row.workspaces.name,
    isPersonal: row.workspaces.personalOf !== null,
    role: row.memberships.role,
    isCurrent: id === workspaceId,
  }
}

/** The workspace that an account has had since sign-up. @throws DomainError NOT_FOUND when there is no such account. */
export async function ownWorkspaceOf(db: Database | Transaction, userId: string): Promise<string> {
  const [own] = await db
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.personalOf, userId))
  if (!own) throw new DomainError('NOT_FOUND', tell('account-not-found'))
  return own.id
}

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
