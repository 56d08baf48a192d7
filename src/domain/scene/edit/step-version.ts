import { tell } from '#contract/words/told.ts'
import { and, inArray, isNotNull } from 'drizzle-orm'
import { type ScenePlan, takeIdsOf } from '#composition/scene-edit/scene-plan.ts'
import type { Transaction } from '#database/client.ts'
import { takes } from '#database/schema/index.ts'
import { announceStoryboard } from '../../announce.ts'
import type { WorkspaceContext } from '../../context.ts'
import { DomainError } from '../../domain-error.ts'
import { lockStoryboard, type StoryboardRow } from '../../generation/index.ts'
import { requireQuiet } from '../is-in-work.ts'
import { readScenes } from '../read-scenes.ts'
import { requireOpen } from '../require-open.ts'
import { readScenePlan } from './read-scene-plan.ts'
import { findVersion, goToVersion, keepVersion, type Version } from './storyboard-versions.ts'
import { writeScenePlan } from './write-scene-plan.ts'

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
