import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { TRACK_KINDS } from '#contract/scene.ts'
import type { Transaction } from '#database/client.ts'
import { type KeptMedia, scenes, takes } from '#database/schema/index.ts'
import { readScenePlan, writeScenePlan } from './scene-plan.ts'

type InUse = KeptMedia['inUse'][number]

/**
 * Takes what was made of these files out of the scenes that use it: their references become null, their lengths and
 * states follow. It is no step of the editor's undo. The storyboards are locked.
 * @returns what was used where
 */
export async function takeOutOfUse(tx: Transaction, assetIds: string[]): Promise<InUse[]> {
  const inUse: InUse[] = []
  for (const kind of TRACK_KINDS) {
    const rows = await tx
      .select({ storyboardId: scenes.storyboardId, sceneId: scenes.id, takeId: takes.id })
      .from(scenes)
      .innerJoin(takes, eq(takes.id, scenes[`${kind}TakeId`]))
      .where(inArray(takes.assetId, assetIds))
    const sceneIds = rows.map(({ sceneId }) => sceneId)
    await tx
      .update(scenes)
      .set({ [`${kind}TakeId`]: null })
      .where(inArray(scenes.id, sceneIds))
    inUse.push(...rows.map((row) => ({ ...row, kind })))
  }
  await settleScenes(tx, inUse)
  return inUse
}

/** Puts takes that have their files again to use, where a scene uses nothing else by now. The storyboards are locked. */
export async function putBackIntoUse(tx: Transaction, inUse: InUse[]): Promise<void> {
  const ids = inUse.map(({ takeId }) => takeId)
  const whole = await tx
    .select({ id: takes.id })
    .from(takes)
    .where(and(inArray(takes.id, ids), isNotNull(takes.assetId)))
  const there = new Set(whole.map(({ id }) => id))
  for (const { sceneId, kind, takeId } of inUse.filter((one) => there.has(one.takeId))) {
    await tx
      .update(scenes)
      .set({ [`${kind}TakeId`]: takeId })
      .where(and(eq(scenes.id, sceneId), isNull(scenes[`${kind}TakeId`])))
  }
  await settleScenes(tx, inUse)
}

async function settleScenes(tx: Transaction, inUse: InUse[]): Promise<void> {
  for (const storyboardId of new Set(inUse.map((one) => one.storyboardId))) {
    const plan = await readScenePlan(tx, storyboardId)
    if (plan.length > 0) await writeScenePlan(tx, storyboardId, plan)
  }
}
