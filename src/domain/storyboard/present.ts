import { and, inArray, isNull, sql } from 'drizzle-orm'
import { PICTURES_IN_LISTS } from '#contract/limits.ts'
import type { Storyboard, StoryboardSummary } from '#contract/storyboard.ts'
import type { Database, Transaction } from '#database/client.ts'
import { scenes, takes } from '#database/schema/index.ts'
import { thumbnailUrl } from '../asset/index.ts'
import { readSpendingOfStoryboard } from '../credit/index.ts'
import type { StoryboardRow } from '../generation/index.ts'
import { presentScenes, stepsFrom } from '../scene/index.ts'

/** The asset that a scene's picture is, if there is one. */
type Picture = string | null

/** A storyboard with everything the editor shows. */
export async function presentStoryboard(
  db: Database | Transaction,
  row: StoryboardRow,
): Promise<Storyboard> {
  const allScenes = await presentScenes(db, row)
  const pictures = allScenes.slice(0, PICTURES_IN_LISTS).map(({ image }) => image.asset?.id ?? null)
  const { idea, targetAudience, imageStyle, voiceId, visuals, sampleReason } = row
  const { look, cast, negativePrompt, referenceImageIds } = row
  return {
    ...summary(row, allScenes.length, pictures),
    idea,
    audience: targetAudience,
    imageStyle,
    voiceId,
    visuals,
    look,
    cast,
    negativePrompt,
    referenceImageIds,
    models: row.models,
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
      pictures: sql<Picture[]>`array(
        select (select asset_id from ${takes} where id = take_id)
        from unnest(first_take_ids) with ordinality as first (take_id, place) order by place)`,
    })
    .from(counted)
  const byId = new Map(facts.map((fact) => [fact.storyboardId, fact]))
  return rows.map((row) => {
    const fact = byId.get(row.id)
    return summary(row, fact?.sceneCount ?? 0, fact?.pictures ?? [])
  })
}

/** Per storyboard: how many scenes it has, and the pictures of the first of them. */
function countScenes(db: Database, storyboardIds: string[]) {
  const { storyboardId, imageTakeId, orderIndex, removedAt } = scenes
  return db
    .select({
      storyboardId,
      sceneCount: sql<number>`count(*)::int`.as('scene_count'),
      firstTakeIds: sql<(string | null)[]>`(array_agg(${imageTakeId} order by ${orderIndex}))
        [1:${sql.raw(String(PICTURES_IN_LISTS))}]`.as('first_take_ids'),
    })
    .from(scenes)
    .where(and(isNull(removedAt), inArray(storyboardId, storyboardIds)))
    .groupBy(storyboardId)
    .as('counted')
}

function summary(row: StoryboardRow, sceneCount: number, pictures: Picture[]): StoryboardSummary {
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
    pictureUrls: pictures.map((assetId) => assetId && thumbnailUrl(assetId)),
    createdAt,
    updatedAt,
  }
}
