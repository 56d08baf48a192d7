import { and, eq, inArray } from 'drizzle-orm'
import { UNFINISHED_STATES } from '#contract/generation.ts'
import { generations } from '#database/schema/index.ts'
import type { Context } from '../context.ts'
import { cancelGenerationsOf, cancelGenerationsOfNone } from './cancel-generation.ts'
import { lockStoryboardIfAny } from './lock-storyboard.ts'

/** Stops everything under way in a workspace, one storyboard after the other; nothing is charged. */
export async function cancelInWorkspace(ctx: Context, workspaceId: string): Promise<void> {
  const underWay = await ctx.db
    .selectDistinct({ storyboardId: generations.storyboardId })
    .from(generations)
    .where(
      and(eq(generations.workspaceId, workspaceId), inArray(generations.state, UNFINISHED_STATES)),
    )
  for (const { storyboardId } of underWay) {
    await ctx.db.transaction(async (tx) => {
      await lockStoryboardIfAny(tx, storyboardId)
      if (storyboardId) await cancelGenerationsOf(ctx, tx, storyboardId)
      else await cancelGenerationsOfNone(ctx, tx, workspaceId)
    })
  }
}
