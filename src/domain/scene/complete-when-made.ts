import { eq } from 'drizzle-orm'
import type { Visuals } from '#contract/options.ts'
import type { TrackKind } from '#contract/scene.ts'
import { plannedTracks } from '#contract/storyboard-plan.ts'
import type { Transaction } from '#database/client.ts'
import { storyboards } from '#database/schema/index.ts'
import type { StoryboardRow } from '../generation/index.ts'
import { storyboardAfter } from '../storyboard-transitions.ts'
import { isFinished } from './is-finished.ts'
import { isInWork } from './is-in-work.ts'
import { isStale } from './is-stale.ts'
import { readScenes, readTakesInUse } from './read-scenes.ts'

/**
 * The last missing asset ends production, once nothing else is being made; not of a storyboard planned with
 * stills, whose scenes can still get clips: only its user knows when it is complete.
 */
export async function completeWhenMade(
  tx: Transaction,
  { id, status, visuals }: Pick<StoryboardRow, 'id' | 'status' | 'visuals'>,
): Promise<void> {
  const completed = storyboardAfter('complete', status)
  if (!completed || !(await endsByItself(tx, id, visuals))) return
  await tx.update(storyboards).set({ status: completed }).where(eq(storyboards.id, id))
}

/** Whether every scene has voice, image and clip, all of it made from what the scene says now, and nothing is being made. */
export async function endsByItself(
  tx: Transaction,
  id: string,
  visuals: Visuals,
): Promise<boolean> {
  if (visuals !== 'clips') return false
  const scenes = await readScenes(tx, id)
  if (!scenes.every((scene) => isFinished(scene, visuals) && !isInWork(scene))) return false
  const inUse = await readTakesInUse(tx, scenes)
  return scenes.every((scene) => {
    const used = (kind: TrackKind) => inUse.get(scene[`${kind}TakeId`] ?? '')
    const imageAssetId = used('image')?.asset.id
    return plannedTracks(visuals).every((kind) => !isStale(scene, kind, used(kind), imageAssetId))
  })
}
