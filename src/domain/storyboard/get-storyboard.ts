import { tell } from '#contract/words/told.ts'
import { and, eq } from 'drizzle-orm'
import type { Storyboard } from '#contract/storyboard.ts'
import { storyboards } from '#database/schema/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import type { StoryboardRow } from '../generation/index.ts'
import { presentStoryboard } from './present-storyboard.ts'

/** @throws DomainError NOT_FOUND */
export async function getStoryboard(
  ctx: WorkspaceContext,
  input: { id: string },
): Promise<Storyboard> {
  return await presentStoryboard(ctx.db, await findStoryboard(ctx, input.id))
}

/** @throws DomainError NOT_FOUND also when it is somebody else's. */
export async function findStoryboard(ctx: WorkspaceContext, id: string): Promise<StoryboardRow> {
  const [row] = await ctx.db
    .select()
    .from(storyboards)
    .where(and(eq(storyboards.id, id), eq(storyboards.workspaceId, ctx.workspaceId)))
  if (!row) throw new DomainError('NOT_FOUND', tell('storyboard-not-found'))
  return row
}
