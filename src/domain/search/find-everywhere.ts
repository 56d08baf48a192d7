import { and, desc, eq } from 'drizzle-orm'
import type { FoundStoryboard, SearchResults } from '#contract/search.ts'
import { storyboards } from '#database/schema/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { presentSummaries } from '../storyboard/index.ts'
import { containsWords, searchText } from '../contains-words.ts'
import { findInScenes } from './find-in-scenes.ts'
import { findUploads } from './find-uploads.ts'

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
