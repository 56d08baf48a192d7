import { and, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import { type ScenePlan, takeIdsOf } from '#composition/scene-edit/scene-plan.ts'
import { UNDO_STEPS_MAX } from '#contract/limits.ts'
import { tell } from '#contract/words/told.ts'
import type { Database, Transaction } from '#database/client.ts'
import { storyboards, storyboardVersions, takes } from '#database/schema/index.ts'
import { announceStoryboard } from '../../announce.ts'
import type { WorkspaceContext } from '../../context.ts'
import { DomainError } from '../../domain-error.ts'
import { lockStoryboard, type StoryboardRow } from '../../generation/index.ts'
import { readScenes, requireOpen, requireQuiet } from '../read-scenes.ts'
import { readScenePlan, writeScenePlan } from './scene-plan.ts'

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

const NOTHING = {
  undo: tell('nothing-to-undo'),
  redo: tell('nothing-to-redo'),
} as const

/**
 * Undoes the last edit of the scenes or the title, or does again what was undone last. What was generated since stays in use.
 * @throws DomainError NOT_FOUND, REFUSED_IN_THIS_STATE
 */
export async function stepVersion(
  ctx: WorkspaceContext,
  { id, direction }: { id: string; direction: 'undo' | 'redo' },
): Promise<StoryboardRow> {
  return await ctx.db.transaction(async (tx) => {
    const storyboard = await lockStoryboard(tx, ctx.workspaceId, id)
    requireOpen(storyboard)
    const number = storyboard.version + (direction === 'undo' ? -1 : 1)
    const target = await findVersion(tx, id, number)
    if (!target) throw new DomainError('REFUSED_IN_THIS_STATE', NOTHING[direction])
    const now = await readScenePlan(tx, id)
    requireQuiet(await scenesToDisappear(tx, id, target.scenes))
    await keepVersion(tx, storyboard, now)
    await writeScenePlan(tx, id, await withNewerTakes(tx, target, now))
    await goToVersion(tx, target)
    await announceStoryboard(tx, storyboard)
    return await lockStoryboard(tx, ctx.workspaceId, id)
  })
}

async function scenesToDisappear(tx: Transaction, storyboardId: string, target: ScenePlan[]) {
  const staying = new Set(target.map((scene) => scene.id))
  const rows = await readScenes(tx, storyboardId)
  return rows.filter(({ id }) => !staying.has(id))
}

/** The version's scenes; where a take was made after it, that take stays in use. */
async function withNewerTakes(
  tx: Transaction,
  target: Version,
  now: ScenePlan[],
): Promise<ScenePlan[]> {
  const current = new Map(now.map((scene) => [scene.id, scene]))
  const newer = await takesMadeAfter(tx, target, now)
  const known = await existingTakes(tx, target.scenes)
  const choose = (present: string | null | undefined, past: string | null) => {
    if (present && newer.has(present)) return present
    return past && known.has(past) ? past : null
  }
  return target.scenes.map((scene) => {
    const present = current.get(scene.id)
    const voiceTakeId = choose(present?.voice?.takeId, scene.voice?.takeId ?? null)
    const voices = [present?.voice, scene.voice]
    return {
      ...scene,
      voice: voices.find((voice) => voice && voice.takeId === voiceTakeId) ?? null,
      imageTakeId: choose(present?.imageTakeId, scene.imageTakeId),
      clipTakeId: choose(present?.clipTakeId, scene.clipTakeId),
    }
  })
}

async function takesMadeAfter(tx: Transaction, { createdAt }: Version, scenes: ScenePlan[]) {
  const ids = takeIdsOf(scenes)
  if (ids.length === 0) return new Set<string>()
  const rows = await tx.select().from(takes).where(inArray(takes.id, ids))
  return new Set(rows.filter((take) => take.createdAt > createdAt).map((take) => take.id))
}

/** Not those whose file was deleted. */
async function existingTakes(tx: Transaction, scenes: ScenePlan[]): Promise<Set<string>> {
  const ids = takeIdsOf(scenes)
  if (ids.length === 0) return new Set()
  const rows = await tx
    .select({ id: takes.id })
    .from(takes)
    .where(and(inArray(takes.id, ids), isNotNull(takes.assetId)))
  return new Set(rows.map((row) => row.id))
}

/** Gives a storyboard another title, a step that can be undone; the storyboard is locked. */
export async function changeTitle(
  tx: Transaction,
  storyboard: StoryboardRow,
  title: string,
): Promise<void> {
  if (title === storyboard.title) return
  const scenes = await readScenePlan(tx, storyboard.id)
  await keepVersion(tx, storyboard, scenes)
  await beginVersion(tx, { ...storyboard, title }, scenes)
}
