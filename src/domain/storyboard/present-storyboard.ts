import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { Storyboard, StoryboardSummary } from '#contract/storyboard.ts'
import type { Database, Transaction } from '#database/client.ts'
import { scenes, takes } from '#database/schema/index.ts'
import { thumbnailUrl } from '../asset/index.ts'
import { readSpendingOfStoryboard } from '../credit/index.ts'
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
    spending: { cap: row.spendingCap, spent: await readSpendingOfStoryboard(db, row.id) },
    scenes: allScenes,
    version: row.version,
    ...(await stepsFrom(db, row)),
  }
}

/** Storyboards as cards, in the order given, in one more query. */
export async function presentSummaries(
  db: Database,
  rows: StoryboardRow[],
): Promise<StoryboardSummary[]> {
  if (rows.length === 0) return []
  const counted = countScenes(
    db,
    rows.map(({ id }) => id),
  )
  const facts = await db
    .select({
      storyboardId: counted.storyboardId,
      sceneCount: counted.sceneCount,
      // Asked for a storyboard at a time: a join might read the takes of everybody.
      coverAssetId: sql<string | null>`(select asset_id from ${takes} where id = cover_take_id)`,
    })
    .from(counted)
  const byId = new Map(facts.map((fact) => [fact.storyboardId, fact]))
  return rows.map((row) => {
    const fact = byId.get(row.id)
    const cover = fact?.coverAssetId ? thumbnailUrl(fact.coverAssetId) : null
    return summary(row, fact?.sceneCount ?? 0, cover)
  })
}

/** Per storyboard: how many scenes it has, and the first picture among them. */
function countScenes(db: Database, storyboardIds: string[]) {
  const { storyboardId, imageTakeId, orderIndex, removedAt } = scenes
  return db
    .select({
      storyboardId,
      sceneCount: sql<number>`count(*)::int`.as('scene_count'),
      coverTakeId: sql<string | null>`(array_agg(${imageTakeId} order by ${orderIndex})
        filter (where ${imageTakeId} is not null))[1]`.as('cover_take_id'),
    })
    .from(scenes)
    .where(and(isNull(removedAt), inArray(storyboardId, storyboardIds)))
    .groupBy(storyboardId)
    .as('counted')
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
