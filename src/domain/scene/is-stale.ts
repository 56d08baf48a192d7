import type { TrackKind } from '#contract/scene.ts'
import type { Speech } from '../pronunciation/index.ts'
import type { SceneRow, TakeInUse } from './scene-row.ts'
import { isSameSource, type LookRow, sourceOf, sourceOfRequest } from './take-source.ts'

/**
 * Whether what the take in use was made from has been edited since, of an image also the look and whom of the
 * cast it shows, or its text is to be spoken otherwise. An uploaded image, or a text card, is what its owner wants;
 * so is a take that was kept, until the next edit.
 */
export function isStale(
  storyboard: LookRow,
  scene: SceneRow,
  kind: TrackKind,
  inUse: Map<string, TakeInUse>,
  speech: Speech,
): boolean {
  const used = inUse.get(scene[`${kind}TakeId`] ?? '')
  const madeFrom = used ? sourceOfRequest(kind, used.request) : null
  if (!used || !madeFrom) return false
  const now = sourceOf(storyboard, scene, kind, inUse, speech)
  const { keptFor } = used.take
  return !isSameSource(madeFrom, now) && !(keptFor && isSameSource(keptFor, now))
}
