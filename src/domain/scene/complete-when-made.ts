import { eq } from 'drizzle-orm'
import type { Visuals } from '#contract/options.ts'
import type { Transaction } from '#database/client.ts'
import { storyboards } from '#database/schema/index.ts'
import type { StoryboardRow } from '../generation/index.ts'
import { storyboardAfter } from '../storyboard-transitions.ts'
import { isFinished } from './is-finished.ts'
import { isInWork } from './is-in-work.ts'
import { readScenes } from './read-scenes.ts'
import type { SceneRow } from './scene-row.ts'

/**
 * The last missing asset ends production, once nothing else is being made; not of a storyboard planned with
 * stills, whose scenes can still get clips: only its user knows when it is complete.
 */
export async function completeWhenMade(
  tx: Transaction,
  { id, status, visuals }: Pick<StoryboardRow, 'id' | 'status' | 'visuals'>,
): Promise<void> {
  const completed = storyboardAfter('complete', status)
  if (!completed || !endsByItself(await readScenes(tx, id), visuals)) return
  await tx.update(storyboards).set({ status: completed }).where(eq(storyboards.id, id))
}

/** Whether every scene has voice, image and clip, and nothing is being made any more. */
export function endsByItself(all: SceneRow[], visuals: Visuals): boolean {
  return visuals === 'clips' && all.every((scene) => isFinished(scene, visuals) && !isInWork(scene))
}
