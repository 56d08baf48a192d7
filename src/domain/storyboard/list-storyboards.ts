import { and, desc } from 'drizzle-orm'
import type { StoryboardSummary } from '#contract/storyboard.ts'
import { storyboards } from '#database/schema/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { afterCursor, cutPage, type Page, type PageRequest } from '../page.ts'
import { presentSummaries } from './present-storyboard.ts'
import { type StoryboardFilter, storyboardFilters } from './storyboard-filters.ts'

/** The account's storyboards, the newest change first, a page at a time. */
export async function listStoryboards(
  ctx: WorkspaceContext,
  input: PageRequest & StoryboardFilter,
): Promise<Page<StoryboardSummary>> {
  const { updatedAt, id } = storyboards
  const conditions = storyboardFilters(ctx.workspaceId, input)
  if (input.cursor) conditions.push(afterCursor(input.cursor, updatedAt, id))
  const rows = await ctx.db
    .select()
    .from(storyboards)
    .where(and(...conditions))
    .orderBy(desc(updatedAt), desc(id))
    .limit(input.limit + 1)
  const page = cutPage(rows, input.limit, (row) => ({ at: row.updatedAt, id: row.id }))
  return { items: await presentSummaries(ctx.db, page.rows), nextCursor: page.nextCursor }
}
