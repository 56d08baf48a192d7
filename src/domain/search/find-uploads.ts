import { and, desc, eq } from 'drizzle-orm'
import type { FoundUpload } from '#contract/search.ts'
import { directImages } from '#database/schema/index.ts'
import { assetUrl } from '../asset/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { containsWords, searchText } from '../contains-words.ts'

/** Pictures of the library by their title and prompt. */
export async function findUploads(
  ctx: WorkspaceContext,
  query: string,
  limit: number,
): Promise<FoundUpload[]> {
  const rows = await ctx.db
    .select()
    .from(directImages)
    .where(
      and(
        eq(directImages.workspaceId, ctx.workspaceId),
        ...containsWords(searchText(directImages), query),
      ),
    )
    .orderBy(desc(directImages.createdAt), desc(directImages.id))
    .limit(limit)
  return rows.map(({ title, assetId, thumbnailAssetId }) => ({
    source: 'upload',
    id: assetId,
    title,
    url: assetUrl(assetId),
    thumbnailUrl: thumbnailAssetId && assetUrl(thumbnailAssetId),
  }))
}
