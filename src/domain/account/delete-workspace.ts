import { and, eq, isNull, notExists, sql } from 'drizzle-orm'
import { tell } from '#contract/words/told.ts'
import type { Transaction } from '#database/client.ts'
import { invitations, memberships, workspaces } from '#database/schema/index.ts'
import type { Context, MemberContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { cancelInWorkspace } from '../generation/index.ts'
import { endMembership, lockMembers } from '../workspace/index.ts'
import { removeWorkspace } from './remove-workspace.ts'

/** Nobody may name one so. What keeps purchases is nobody's, too, and has a name. */
const TO_BE_REMOVED = ''

/**
 * Deletes a team's workspace with all that is in it, as it goes with an account. At once all of its members are back in
 * their own, and what is being made is cancelled; `removeLeftWorkspaces` removes the rest, however much it is.
 * @throws DomainError REFUSED_IN_THIS_STATE for a personal one, FORBIDDEN to who is no owner, INVALID_INPUT when the name is another
 */
export async function deleteWorkspace(
  ctx: MemberContext,
  { name }: { name: string },
): Promise<void> {
  const { workspaceId, userId } = ctx
  await ctx.db.transaction(async (tx) => {
    const members = await lockMembers(tx, workspaceId)
    await requireTeam(tx, workspaceId, name)
    const own = members.find((member) => member.userId === userId)
    if (own?.role !== 'owner') throw new DomainError('FORBIDDEN')
    // Nobody may come back into it by one.
    await tx.delete(invitations).where(eq(invitations.workspaceId, workspaceId))
    await tx.update(workspaces).set({ name: TO_BE_REMOVED }).where(eq(workspaces.id, workspaceId))
    for (const member of members) await endMembership(tx, workspaceId, member.userId)
  })
  await cancelInWorkspace(ctx, workspaceId)
}

/**
 * Removes the teams that were deleted: files are given up, purchases are kept without names. Cut off between
 * any two steps it goes on when it is called again.
 */
export async function removeLeftWorkspaces(ctx: Context): Promise<void> {
  const ofIt = eq(memberships.workspaceId, workspaces.id)
  const left = await ctx.db
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(
      and(
        isNull(workspaces.personalOf),
        eq(workspaces.name, TO_BE_REMOVED),
        notExists(ctx.db.select({ one: sql`1` }).from(memberships).where(ofIt)),
      ),
    )
  for (const { id } of left) await removeWorkspace(ctx, id)
}

async function requireTeam(tx: Transaction, id: string, name: string): Promise<void> {
  const [team] = await tx
    .select()
    .from(workspaces)
    .where(and(eq(workspaces.id, id), isNull(workspaces.personalOf)))
  if (!team) throw new DomainError('REFUSED_IN_THIS_STATE', tell('workspace-is-personal'))
  if (team.name !== name.trim())
    throw new DomainError('INVALID_INPUT', tell('workspace-name-differs'))
}
