import { and, eq } from 'drizzle-orm'
import type { Rewrite } from '#contract/rewrite.ts'
import { rewrites } from '#database/schema/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { presentRewrite } from './present-rewrite.ts'

/** @throws DomainError NOT_FOUND */
export async function getRewrite(ctx: WorkspaceContext, { id }: { id: string }): Promise<Rewrite> {
  const [row] = await ctx.db
    .select()
    .from(rewrites)
    .where(and(eq(rewrites.id, id), eq(rewrites.workspaceId, ctx.workspaceId)))
  if (!row) throw new DomainError('NOT_FOUND')
  return presentRewrite(row)
}
