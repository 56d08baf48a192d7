import { tell } from '#contract/words/told.ts'
import { and, asc, eq } from 'drizzle-orm'
import type { Workspace } from '#contract/workspace.ts'
import type { Database, Transaction } from '#database/client.ts'
import { memberships, workspaces } from '#database/schema/index.ts'
import type { MemberContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'

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
