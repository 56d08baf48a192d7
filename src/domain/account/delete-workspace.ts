import { and, eq, isNull } from 'drizzle-orm'
import { tell } from '#contract/words/told.ts'
import type { Transaction } from '#database/client.ts'
import { workspaces } from '#database/schema/index.ts'
import type { MemberContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { endMembership, lockMembers, workIn } from '../workspace/index.ts'
import { removeWorkspace } from './remove-workspace.ts'

/**
 * Deletes a team's workspace with all that is in it, as it goes with an account: what is being made is cancelled, files
 * are given up, purchases are kept without names. First the others go back to their own; cut off after that, its owner
 * asks again and it goes on.
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
    for (const other of members) {
      if (other !== own) await endMembership(tx, workspaceId, other.userId)
    }
  })
  await removeWorkspace(ctx, workspaceId, (tx) => workIn(tx, userId, null))
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
