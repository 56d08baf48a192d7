import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { FoundUpload } from '#contract/search.ts'
import { directImages } from '#database/schema/index.ts'
import { assetUrl, thumbnailUrl } from '../asset/index.ts'
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
        isNotNull(directImages.assetId),
        ...containsWords(searchText(directImages), query),
      ),
    )
    .orderBy(desc(directImages.createdAt), desc(directImages.id))
    .limit(limit)
  return rows.flatMap(found)
}

/** What was drawn here has its thumbnail with its file, an upload has it as one of its own. */
function found(row: typeof directImages.$inferSelect): FoundUpload[] {
  const { title, prompt, assetId, thumbnailAssetId } = row
  if (assetId === null) return []
  const own = thumbnailAssetId && assetUrl(thumbnailAssetId)
  const thumbnail = prompt === null ? own : thumbnailUrl(assetId)
  return [{ source: 'upload', id: assetId, title, url: assetUrl(assetId), thumbnailUrl: thumbnail }]
}
