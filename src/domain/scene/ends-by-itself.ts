import { plannedTracks } from '#contract/storyboard-plan.ts'
import type { Transaction } from '#database/client.ts'
import type { StoryboardRow } from '../generation/index.ts'
import { readSpeech } from '../pronunciation/index.ts'
import { isFinished } from './is-finished.ts'
import { isInWork } from './is-in-work.ts'
import { isStale } from './is-stale.ts'
import { readScenes, readTakesInUse } from './read-scenes.ts'

/**
 * Whether every scene has voice, image and clip, all of it made from what the scene says now, and nothing is
 * being made. Never of a storyboard planned with stills, whose scenes can still get clips: only its user knows.
 */
export async function endsByItself(tx: Transaction, storyboard: StoryboardRow): Promise<boolean> {
  const { id, visuals } = storyboard
  if (visuals !== 'clips') return false
  const scenes = await readScenes(tx, id)
  if (!scenes.every((scene) => isFinished(scene, visuals) && !isInWork(scene))) return false
  const inUse = await readTakesInUse(tx, scenes)
  const speech = await readSpeech(tx, id)
  return scenes.every((scene) =>
    plannedTracks(visuals).every((kind) => !isStale(storyboard, scene, kind, inUse, speech)),
  )
}
