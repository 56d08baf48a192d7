import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray } from 'drizzle-orm'
import { type ScenePlan, takeIdsOf } from '#composition/scene-edit/scene-plan.ts'
import type { Transaction } from '#database/client.ts'
import { scenes, takes } from '#database/schema/index.ts'

type TakeRow = typeof takes.$inferSelect

/**
 * A scene that was duplicated, split or merged points to takes of the scene it came from. It gets copies of
 * its own: the file is the same, the row is the scene's.
 */
export async function adoptTakes(
  tx: Transaction,
  plan: readonly ScenePlan[],
): Promise<ScenePlan[]> {
  const ids = takeIdsOf(plan)
  if (ids.length === 0) return [...plan]
  const rows = await tx.select().from(takes).where(inArray(takes.id, ids))
  const takeById = new Map(rows.map((row) => [row.id, row]))
  const adopted: ScenePlan[] = []
  for (const scene of plan) adopted.push(await adoptFor(tx, scene, takeById))
  return adopted
}

async function adoptFor(
  tx: Transaction,
  scene: ScenePlan,
  takeById: Map<string, TakeRow>,
): Promise<ScenePlan> {
  const own = async (takeId: string | null) => {
    const take = takeById.get(takeId ?? '')
    // Its file was deleted.
    if (!take || take.assetId === null) return null
    return take.sceneId === scene.id ? take.id : await copyTake(tx, take, scene.id)
  }
  const voiceTakeId = await own(scene.voice?.takeId ?? null)
  const adopted = {
    ...scene,
    voice: scene.voice && voiceTakeId ? { ...scene.voice, takeId: voiceTakeId } : null,
    imageTakeId: await own(scene.imageTakeId),
    clipTakeId: await own(scene.clipTakeId),
  }
  if (isDeepStrictEqual(adopted, scene)) return scene
  const { imageTakeId, clipTakeId } = adopted
  await tx
    .update(scenes)
    .set({ voiceTakeId, imageTakeId, clipTakeId })
    .where(eq(scenes.id, scene.id))
  return adopted
}

async function copyTake(tx: Transaction, take: TakeRow, sceneId: string): Promise<string> {
  const { kind, assetId, fromAssetId, generationId, voiceId, keptFor, createdAt } = take
  const [copy] = await tx
    .insert(takes)
    .values({ sceneId, kind, assetId, fromAssetId, generationId, voiceId, keptFor, createdAt })
    .onConflictDoNothing()
    .returning({ id: takes.id })
  if (copy) return copy.id
  const [existing] = await tx
    .select({ id: takes.id })
    .from(takes)
    .where(and(eq(takes.sceneId, sceneId), eq(takes.assetId, assetId ?? '')))
  return existing?.id ?? take.id
}
