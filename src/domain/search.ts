import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { FoundInScene, FoundStoryboard, FoundUpload, SearchResults } from '#contract/search.ts'
import { directImages, scenes, storyboards, takes } from '#database/schema/index.ts'
import { assetUrl, thumbnailUrl } from './asset/index.ts'
import type { WorkspaceContext } from './context.ts'
import { containsWords, searchText } from './page.ts'
import { presentSummaries } from './storyboard/index.ts'

/** How many of each are found at most. */
const FOUND_OF_EACH = 5

/**
 * Storyboards and media of the account whose texts contain every word of the query, the last changed first.
 * Nothing but blanks finds nothing.
 */
export async function findEverywhere(
  ctx: WorkspaceContext,
  input: { query: string },
): Promise<SearchResults> {
  const { query } = input
  if (!query.trim()) return { storyboards: [], media: [] }
  const [found, uploads, inScenes] = await Promise.all([
    findStoryboards(ctx, query),
    findUploads(ctx, query, FOUND_OF_EACH),
    findInScenes(ctx, query, FOUND_OF_EACH),
  ])
  return { storyboards: found, media: [...uploads, ...inScenes].slice(0, FOUND_OF_EACH) }
}

async function findStoryboards(ctx: WorkspaceContext, query: string): Promise<FoundStoryboard[]> {
  const rows = await ctx.db
    .select()
    .from(storyboards)
    .where(
      and(
        eq(storyboards.workspaceId, ctx.workspaceId),
        ...containsWords(searchText(storyboards), query),
      ),
    )
    .orderBy(desc(storyboards.updatedAt), desc(storyboards.id))
    .limit(FOUND_OF_EACH)
  const summaries = await presentSummaries(ctx.db, rows)
  return summaries.map(({ id, title, status, pictureUrls }) => ({
    id,
    title,
    status,
    thumbnailUrl: pictureUrls.find((url) => url !== null) ?? null,
  }))
}

const EXCERPT_CHARACTERS = 120
const shown = alias(takes, 'shown')
const image = alias(takes, 'image')

/** Of each scene that says or shows the words: its clip, else its image, else its voice-over. */
async function findInScenes(
  ctx: WorkspaceContext,
  query: string,
  limit: number,
): Promise<FoundInScene[]> {
  const rows = await ctx.db
    .select({
      take: shown,
      assetId: sql<string>`${shown.assetId}`,
      imageAssetId: image.assetId,
      storyboardId: storyboards.id,
      title: storyboards.title,
      sceneId: scenes.id,
      orderIndex: scenes.orderIndex,
      text: sql<string>`coalesce(nullif(${scenes.voiceOverText}, ''), ${scenes.imagePrompt})`,
    })
    .from(storyboards)
    .innerJoin(scenes, and(eq(scenes.storyboardId, storyboards.id), isNull(scenes.removedAt)))
    .innerJoin(
      shown,
      sql`${shown.id} = coalesce(${scenes.clipTakeId}, ${scenes.imageTakeId}, ${scenes.voiceTakeId})`,
    )
    .leftJoin(image, eq(image.id, scenes.imageTakeId))
    .where(
      and(
        eq(storyboards.workspaceId, ctx.workspaceId),
        ...containsWords(searchText(scenes), query),
      ),
    )
    .orderBy(desc(storyboards.updatedAt), desc(storyboards.id), asc(scenes.orderIndex))
    .limit(limit)
  return rows.map(({ take, assetId, imageAssetId, orderIndex, text, ...of }) => ({
    ...of,
    source: 'scene' as const,
    id: assetId,
    kind: take.kind,
    sceneNumber: orderIndex + 1,
    excerpt: shortened(text),
    url: assetUrl(assetId),
    thumbnailUrl: imageAssetId ? thumbnailUrl(imageAssetId) : null,
  }))
}

function shortened(text: string): string {
  const letters = Array.from(text)
  if (letters.length <= EXCERPT_CHARACTERS) return text
  return `${letters
    .slice(0, EXCERPT_CHARACTERS - 1)
    .join('')
    .trimEnd()}…`
}

/** Pictures of the library by their title and prompt. */
async function findUploads(
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
