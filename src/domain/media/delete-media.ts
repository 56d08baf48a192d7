import { and, eq } from 'drizzle-orm'
import { directImages } from '#database/schema/index.ts'
import { announceMedia } from '../announce.ts'
import { discardAssets } from '../asset/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { stopGeneration } from '../generation/index.ts'

/**
 * Deletes an upload, or a picture drawn for the library, with its files. One that is still being drawn is stopped,
 * free of charge. @throws DomainError NOT_FOUND
 */
export async function deleteMedia(
  ctx: WorkspaceContext,
  input: { id: string },
): Promise<{ id: string }> {
  await ctx.db.transaction(async (tx) => {
    const isThis = and(eq(directImages.id, input.id), eq(directImages.workspaceId, ctx.workspaceId))
    const [found] = await tx.select().from(directImages).where(isThis)
    // Its generation first, as whoever ends the drawing does.
    if (found?.generationId) await stopGeneration(ctx, tx, found.generationId)
    const [gone] = await tx.delete(directImages).where(isThis).returning()
    if (!gone) throw new DomainError('NOT_FOUND')
    const assetIds = [gone.assetId, gone.thumbnailAssetId].filter((id) => id !== null)
    await discardAssets(tx, assetIds)
    await announceMedia(tx, { workspaceId: ctx.workspaceId }, null)
  })
  return { id: input.id }
}
