import { asc, eq, inArray } from 'drizzle-orm'
import { assets, generations, scenes, storyboards, takes } from '#database/schema/index.ts'
import { announceStoryboard } from '../announce.ts'
import { discardAssets } from '../asset/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { cancelGenerationsOf, lockStoryboard } from '../generation/index.ts'

/**
 * Deletes a storyboard with its scenes, takes, exports and files, but for files that scenes elsewhere use.
 * What is under way is cancelled and not charged; receipts stay. @throws DomainError NOT_FOUND
 */
export async function deleteStoryboard(
  ctx: WorkspaceContext,
  input: { id: string },
): Promise<{ id: string }> {
  const { id } = input
  await ctx.db.transaction(async (tx) => {
    const storyboard = await lockStoryboard(tx, ctx.workspaceId, id)
    await cancelGenerationsOf(ctx, tx, id)
    const ofScenes = tx.select({ id: scenes.id }).from(scenes).where(eq(scenes.storyboardId, id))
    const gone = await tx.delete(takes).where(inArray(takes.sceneId, ofScenes)).returning()
    const made = await tx.select().from(generations).where(eq(generations.storyboardId, id))
    const assetIds = [...gone, ...made].map(({ assetId }) => assetId).filter((one) => one !== null)
    // Of two storyboards with the same voice-over that go at once, the later one sees that it was the last.
    await tx
      .select({ id: assets.id })
      .from(assets)
      .where(inArray(assets.id, assetIds))
      .orderBy(asc(assets.id))
      .for('no key update')
    const elsewhere = await tx.select().from(takes).where(inArray(takes.assetId, assetIds))
    const shared = new Set(elsewhere.map(({ assetId }) => assetId ?? ''))
    await discardAssets(
      tx,
      assetIds.filter((one) => !shared.has(one)),
    )
    await tx.delete(storyboards).where(eq(storyboards.id, id))
    await announceStoryboard(tx, storyboard)
  })
  return { id }
}
