import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '#database/client.ts'
import { assets, generations, scenes, takes } from '#database/schema/index.ts'
import type { SceneRow, TakeInUse } from './scene-row.ts'

/** A storyboard's scenes in order, without those that were taken out. */
export async function readScenes(
  db: Database | Transaction,
  storyboardId: string,
): Promise<SceneRow[]> {
  return await db
    .select()
    .from(scenes)
    .where(and(eq(scenes.storyboardId, storyboardId), isNull(scenes.removedAt)))
    .orderBy(asc(scenes.orderIndex))
}

/** The takes the scenes point to, by take id. */
export async function readTakesInUse(
  db: Database | Transaction,
  rows: SceneRow[],
): Promise<Map<string, TakeInUse>> {
  const ids = rows
    .flatMap((row) => [row.voiceTakeId, row.imageTakeId, row.clipTakeId])
    .filter((id) => id !== null)
  if (ids.length === 0) return new Map()
  const found = await db
    .select({ take: takes, asset: assets, request: generations.request })
    .from(takes)
    .innerJoin(assets, eq(takes.assetId, assets.id))
    .leftJoin(generations, eq(takes.generationId, generations.id))
    .where(inArray(takes.id, ids))
  return new Map(found.map((row) => [row.take.id, row]))
}
