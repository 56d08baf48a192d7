import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { UNFINISHED_STATES } from '#contract/generation.ts'
import { StoryboardIdea, type WritingStoryboard } from '#contract/storyboard.ts'
import { generations } from '#database/schema/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { presentGeneration } from '../generation/index.ts'

/** The account's storyboard that is being written from an idea, the newest if there are several; null when none is. */
export async function findWriting(
  ctx: WorkspaceContext,
): Promise<{ writing: WritingStoryboard | null }> {
  const [row] = await ctx.db
    .select()
    .from(generations)
    .where(
      and(
        eq(generations.workspaceId, ctx.workspaceId),
        eq(generations.kind, 'storyboard'),
        inArray(generations.state, UNFINISHED_STATES),
        sql`not (${generations.request} ? 'translation')`,
      ),
    )
    .orderBy(desc(generations.createdAt))
    .limit(1)
  if (!row) return { writing: null }
  return {
    writing: { generation: presentGeneration(row), idea: StoryboardIdea.parse(row.request) },
  }
}
