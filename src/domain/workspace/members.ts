import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { tell } from '#contract/words/told.ts'
import { type Member, WORKSPACE_ROLES, type WorkspaceRole } from '#contract/workspace.ts'
import type { Database, Transaction } from '#database/client.ts'
import { apiKeys, memberships, profiles, user, workspaces } from '#database/schema/index.ts'
import { announceAccount, announceMembers } from '../announce.ts'
import type { Context, MemberContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { workIn } from './workspaces.ts'

/** Who works in the workspace, in the order in which they came. */
export async function listMembers(ctx: MemberContext): Promise<Member[]> {
  return await readMembers(ctx.db, ctx.workspaceId)
}

/**
 * Gives a member another role. Only an owner makes owners, or takes the role from one; the last stays.
 * @throws DomainError NOT_FOUND, FORBIDDEN, REFUSED_IN_THIS_STATE
 */
export async function changeRole(
  ctx: MemberContext,
  { userId, role }: { userId: string; role: WorkspaceRole },
): Promise<Member[]> {
  const { workspaceId } = ctx
  return await ctx.db.transaction(async (tx) => {
    const members = await lockMembers(tx, workspaceId)
    const member = memberOf(members, userId)
    if (member.role === 'owner' || role === 'owner') requireOwner(ctx, members)
    if (role !== 'owner') requireAnotherOwner(members, userId)
    await tx.update(memberships).set({ role }).where(isMember(workspaceId, userId))
    await announceAccount(tx, userId)
    await announceMembers(tx, workspaceId)
    return await readMembers(tx, workspaceId)
  })
}

/**
 * Takes a member out, with the keys they made. @throws DomainError NOT_FOUND, FORBIDDEN when an admin takes out an
 * owner, REFUSED_IN_THIS_STATE for the last owner
 */
export async function removeMember(
  ctx: MemberContext,
  { userId }: { userId: string },
): Promise<Member[]> {
  return await ctx.db.transaction(async (tx) => {
    const members = await lockMembers(tx, ctx.workspaceId)
    if (memberOf(members, userId).role === 'owner') requireOwner(ctx, members)
    await takeOut(tx, ctx.workspaceId, members, userId)
    return await readMembers(tx, ctx.workspaceId)
  })
}

/** Leaves the workspace, and goes on in the own one. @throws DomainError REFUSED_IN_THIS_STATE for the last owner */
export async function leaveWorkspace(ctx: MemberContext): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const members = await lockMembers(tx, ctx.workspaceId)
    await takeOut(tx, ctx.workspaceId, members, ctx.userId)
  })
}

async function takeOut(
  tx: Transaction,
  workspaceId: string,
  members: Member[],
  userId: string,
): Promise<void> {
  requireAnotherOwner(members, userId)
  await endMembership(tx, workspaceId, userId)
}

/** With the keys that they made; they go on in their own workspace. */
export async function endMembership(
  tx: Transaction,
  workspaceId: string,
  userId: string,
): Promise<void> {
  await tx.delete(memberships).where(isMember(workspaceId, userId))
  await tx
    .delete(apiKeys)
    .where(and(eq(apiKeys.workspaceId, workspaceId), eq(apiKeys.userId, userId)))
  await announceMembers(tx, workspaceId)
  const [profile] = await tx.select().from(profiles).where(eq(profiles.id, userId))
  if (profile?.workspaceId === workspaceId) await workIn(tx, userId, null)
}

/** For the rest of the transaction nobody comes, goes or changes. */
export async function lockMembers(tx: Transaction, workspaceId: string): Promise<Member[]> {
  await tx.select().from(workspaces).where(eq(workspaces.id, workspaceId)).for('update')
  return await readMembers(tx, workspaceId)
}

async function readMembers(db: Database | Transaction, workspaceId: string): Promise<Member[]> {
  return await db
    .select({
      userId: user.id,
      fullName: profiles.fullName,
      email: user.email,
      role: memberships.role,
      joinedAt: memberships.joinedAt,
    })
    .from(memberships)
    .innerJoin(user, eq(user.id, memberships.userId))
    .innerJoin(profiles, eq(profiles.id, user.id))
    .where(eq(memberships.workspaceId, workspaceId))
    .orderBy(asc(memberships.joinedAt), asc(user.id))
}

function memberOf(members: Member[], userId: string): Member {
  const member = members.find((one) => one.userId === userId)
  if (!member) throw new DomainError('NOT_FOUND', tell('member-not-found'))
  return member
}

function requireOwner({ userId }: MemberContext, members: Member[]): void {
  if (memberOf(members, userId).role === 'owner') return
  throw new DomainError('FORBIDDEN', tell('owners-only'))
}

function requireAnotherOwner(members: Member[], userId: string): void {
  const owners = members.filter(({ role }) => role === 'owner')
  if (owners.some((owner) => owner.userId !== userId)) return
  throw new DomainError('REFUSED_IN_THIS_STATE', tell('owner-needed'))
}

function isMember(workspaceId: string, userId: string) {
  return and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId))
}

/** The accounts of those who look after a workspace: its owners and admins. */
export async function managersOf(tx: Transaction, workspaceId: string): Promise<string[]> {
  const managers = await tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(
      and(eq(memberships.workspaceId, workspaceId), inArray(memberships.role, ['owner', 'admin'])),
    )
  return managers.map(({ userId }) => userId)
}

/**
 * Refuses to somebody who is about to go what would leave others without an owner. For the rest of the
 * transaction nobody comes or goes in their teams.
 * @throws DomainError REFUSED_IN_THIS_STATE
 */
export async function requireNoTeamAlone(tx: Transaction, userId: string): Promise<void> {
  for (const { id, name } of await teamsOf(tx, userId)) {
    const members = await lockMembers(tx, id)
    const others = members.filter((member) => member.userId !== userId)
    if (others.length === 0 || others.some(({ role }) => role === 'owner')) continue
    throw new DomainError('REFUSED_IN_THIS_STATE', tell('only-owner-of', { name }))
  }
}

/**
 * Takes an account that is being deleted out of every team in which others go on. One that is left without an
 * owner all the same gets the member of the highest role who has been there longest.
 */
export async function leaveTeams({ db }: Context, userId: string): Promise<void> {
  for (const { id } of await teamsOf(db, userId)) {
    await db.transaction(async (tx) => {
      const members = await lockMembers(tx, id)
      const others = members.filter((member) => member.userId !== userId)
      const [heir] = WORKSPACE_ROLES.flatMap((role) => others.filter((one) => one.role === role))
      if (!heir) return
      if (heir.role !== 'owner') {
        const isHeir = and(eq(memberships.workspaceId, id), eq(memberships.userId, heir.userId))
        await tx.update(memberships).set({ role: 'owner' }).where(isHeir)
        await announceAccount(tx, heir.userId)
      }
      await endMembership(tx, id, userId)
    })
  }
}

/** In the order in which all take their locks. */
async function teamsOf(
  db: Database | Transaction,
  userId: string,
): Promise<{ id: string; name: string }[]> {
  const theirs = db
    .select({ id: memberships.workspaceId })
    .from(memberships)
    .where(eq(memberships.userId, userId))
  return await db
    .select({ id: workspaces.id, name: workspaces.name })
    .from(workspaces)
    .where(and(inArray(workspaces.id, theirs), isNull(workspaces.personalOf)))
    .orderBy(asc(workspaces.id))
}
