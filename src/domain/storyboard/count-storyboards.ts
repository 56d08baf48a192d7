import { and, count } from 'drizzle-orm'
import type { StoryboardStatus } from '#contract/storyboard.ts'
import { storyboards } from '#database/schema/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { storyboardFilters } from './storyboard-filters.ts'

/** How many storyboards of each status the account has, among those that contain the words. */
export async function countStoryboards(
  ctx: WorkspaceContext,
  input: { search?: string | undefined },
): Promise<Record<StoryboardStatus, number>> {
  const rows = await ctx.db
    .select({ status: storyboards.status, amount: count() })
    .from(storyboards)
    .where(and(...storyboardFilters(ctx.workspaceId, input)))
    .groupBy(storyboards.status)
  const counts = Object.fromEntries(rows.map(({ status, amount }) => [status, amount]))
  return { draft: 0, processing: 0, complete: 0, ...counts }
}
