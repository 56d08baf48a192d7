import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { ScenePlan } from '#composition/scene-edit/scene-plan.ts'
import { UNDO_STEPS_MAX } from '#contract/limits.ts'
import type { Database, Transaction } from '#database/client.ts'
import { storyboards, storyboardVersions } from '#database/schema/index.ts'

export type Version = typeof storyboardVersions.$inferSelect

/** What a version needs to know beside the scenes. */
type Versioned = { id: string; version: number; title: string }

/** Keeps the title and the scenes as they are now under the storyboard's current version. */
export async function keepVersion(
  tx: Transaction,
  storyboard: Versioned,
  scenes: ScenePlan[],
): Promise<void> {
  const { id: storyboardId, version: number, title } = storyboard
  await tx
    .insert(storyboardVersions)
    .values({ storyboardId, number, title, scenes })
    .onConflictDoUpdate({
      target: [storyboardVersions.storyboardId, storyboardVersions.number],
      set: { title, scenes },
    })
}

/** Begins the version after the current one, with this title; what was undone before is forgotten. */
export async function beginVersion(
  tx: Transaction,
  storyboard: Versioned,
  scenes: ScenePlan[],
): Promise<void> {
  const { id: storyboardId, version, title } = storyboard
  const number = version + 1
  const ofStoryboard = eq(storyboardVersions.storyboardId, storyboardId)
  await tx
    .delete(storyboardVersions)
    .where(and(ofStoryboard, gt(storyboardVersions.number, version)))
  await tx
    .delete(storyboardVersions)
    .where(and(ofStoryboard, lte(storyboardVersions.number, number - 1 - UNDO_STEPS_MAX)))
  await tx.insert(storyboardVersions).values({ storyboardId, number, title, scenes })
  await goToVersion(tx, { storyboardId, number, title })
}

/** Puts the storyboard at a version, with its title; the scenes are written by others. */
export async function goToVersion(
  tx: Transaction,
  { storyboardId, number, title }: Pick<Version, 'storyboardId' | 'number' | 'title'>,
): Promise<void> {
  const storyboard = eq(storyboards.id, storyboardId)
  await tx.update(storyboards).set({ version: number, title }).where(storyboard)
}

export async function findVersion(
  tx: Transaction,
  storyboardId: string,
  number: number,
): Promise<Version | undefined> {
  const [version] = await tx
    .select()
    .from(storyboardVersions)
    .where(
      and(eq(storyboardVersions.storyboardId, storyboardId), eq(storyboardVersions.number, number)),
    )
  return version
}

/** Whether there is a version before and after the current one. */
export async function stepsFrom(
  db: Database | Transaction,
  storyboard: { id: string; version: number },
): Promise<{ canUndo: boolean; canRedo: boolean }> {
  const { id, version } = storyboard
  const [steps] = await db
    .select({
      canUndo: sql<boolean>`coalesce(bool_or(${storyboardVersions.number} = ${version - 1}), false)`,
      canRedo: sql<boolean>`coalesce(bool_or(${storyboardVersions.number} = ${version + 1}), false)`,
    })
    .from(storyboardVersions)
    .where(eq(storyboardVersions.storyboardId, id))
  return steps ?? { canUndo: false, canRedo: false }
}
