import { and, desc, eq, isNull } from 'drizzle-orm'
import type { PendingMedia } from '#contract/media.ts'
import { directImages, generations } from '#database/schema/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { presentGeneration } from '../generation/index.ts'

/** More than anybody waits for at once; the older ones failed, and show when these are deleted. */
const SHOWN_MAX = 100

/** Pictures of the library that have no file yet, or never will, the newest first. */
export async function listPendingMedia(ctx: WorkspaceContext): Promise<PendingMedia[]> {
  const rows = await ctx.db
    .select()
    .from(directImages)
    .innerJoin(generations, eq(generations.id, directImages.generationId))
    .where(and(eq(directImages.workspaceId, ctx.workspaceId), isNull(directImages.assetId)))
    .orderBy(desc(directImages.createdAt), desc(directImages.id))
    .limit(SHOWN_MAX)
  return rows.map(({ direct_images: picture, generations: generation }) => ({
    id: picture.id,
    title: picture.title,
    prompt: picture.prompt ?? '',
    aspectRatio: picture.aspectRatio ?? '1/1',
    style: picture.styleType ?? 'AUTO',
    generation: presentGeneration(generation),
  }))
}
