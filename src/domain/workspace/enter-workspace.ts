import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { memberships, profiles, workspaces } from '#database/schema/index.ts'
import type { Context, MemberContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'

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
