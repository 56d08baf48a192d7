import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { FoundInScene } from '#contract/search.ts'
import { scenes, storyboards, takes } from '#database/schema/index.ts'
import { assetUrl, thumbnailUrl } from '../asset/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { containsWords, searchText } from '../contains-words.ts'

const EXCERPT_CHARACTERS = 120
const shown = alias(takes, 'shown')
const image = alias(takes, 'image')

/** Of each scene that says or shows the words: its clip, else its image, else its voice-over. */
export async function findInScenes(
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
