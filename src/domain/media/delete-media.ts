import { and, eq } from 'drizzle-orm'
import { directImages } from '#database/schema/index.ts'
import { announceMedia } from '../announce.ts'
import { discardAssets } from '../asset/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'

/** Deletes an upload with its files. @throws DomainError NOT_FOUND */
export async function deleteMedia(
  ctx: WorkspaceContext,
  input: { id: string },
): Promise<{ id: string }> {
  await ctx.db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(directImages)
      .where(and(eq(directImages.id, input.id), eq(directImages.workspaceId, ctx.workspaceId)))
      .returning()
    if (!gone) throw new DomainError('NOT_FOUND')
    const assetIds = [gone.assetId, gone.thumbnailAssetId].filter((id) => id !== null)
    await discardAssets(tx, assetIds)
    await announceMedia(tx, { workspaceId: ctx.workspaceId }, null)
  })
  return { id: input.id }
}
