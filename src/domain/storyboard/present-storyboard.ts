import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Storyboard, StoryboardSummary } from '#contract/storyboard.ts'
import type { Database, Transaction } from '#database/client.ts'
import { scenes, takes } from '#database/schema/index.ts'
import { assetUrl } from '../asset/index.ts'
import type { StoryboardRow } from '../generation/index.ts'
import { presentScenes, stepsFrom } from '../scene/index.ts'

/** A storyboard with everything the editor shows. */
export async function presentStoryboard(
  db: Database | Transaction,
  row: StoryboardRow,
): Promise<Storyboard> {
  const allScenes = await presentScenes(db, row.id)
  const cover = allScenes.find((scene) => scene.image.asset)?.image.asset?.url ?? null
  const { idea, targetAudience, imageStyle, voiceId, visuals, sampleReason } = row
  return {
    ...summary(row, allScenes.length, cover),
    idea,
    audience: targetAudience,
    imageStyle,
    voiceId,
    visuals,
    sampleReason,
    scenes: allScenes,
    ...(await stepsFrom(db, row)),
  }
}

/** Storyboards as cards, in the order given, in one more query. */
export async function presentSummaries(
  db: Database,
  rows: StoryboardRow[],
): Promise<StoryboardSummary[]> {
  if (rows.length === 0) return []
  const facts = await db
    .select({
      storyboardId: scenes.storyboardId,
      sceneCount: sql<number>`count(*)::int`,
      coverAssetId: sql<
        string | null
      >`(array_agg(${takes.assetId} order by ${scenes.orderIndex}) filter (where ${takes.assetId} is not null))[1]`,
    })
    .from(scenes)
    .leftJoin(takes, eq(takes.id, scenes.imageTakeId))
    .where(
      and(
        isNull(scenes.removedAt),
        inArray(
          scenes.storyboardId,
          rows.map((row) => row.id),
        ),
      ),
    )
    .groupBy(scenes.storyboardId)
  const byId = new Map(facts.map((fact) => [fact.storyboardId, fact]))
  return rows.map((row) => {
    const fact = byId.get(row.id)
    const cover = fact?.coverAssetId ? assetUrl(fact.coverAssetId) : null
    return summary(row, fact?.sceneCount ?? 0, cover)
  })
}

function summary(
  row: StoryboardRow,
  sceneCount: number,
  coverUrl: string | null,
): StoryboardSummary {
  const { id, title, description, status, aspectRatio, style, language } = row
  const { totalDurationMs, createdAt, updatedAt } = row
  return {
    id,
    title,
    description,
    status,
    aspectRatio,
    style,
    language,
    sceneCount,
    totalDurationMs,
    coverUrl,
    createdAt,
    updatedAt,
  }
}
