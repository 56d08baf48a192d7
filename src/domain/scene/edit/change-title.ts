import type { Transaction } from '#database/client.ts'
import type { StoryboardRow } from '../../generation/index.ts'
import { readScenePlan } from './read-scene-plan.ts'
import { beginVersion, keepVersion } from './storyboard-versions.ts'

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
