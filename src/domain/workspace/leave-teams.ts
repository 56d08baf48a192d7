import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { tell } from '#contract/words/told.ts'
import { WORKSPACE_ROLES } from '#contract/workspace.ts'
import type { Database, Transaction } from '#database/client.ts'
import { memberships, workspaces } from '#database/schema/index.ts'
import { announceAccount } from '../announce.ts'
import type { Context } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { endMembership, lockMembers } from './members.ts'

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
