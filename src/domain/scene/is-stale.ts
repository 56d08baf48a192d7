import type { TrackKind } from '#contract/scene.ts'
import type { SceneRow, TakeInUse } from './scene-row.ts'
import { isSameSource, type LookRow, sourceOf, sourceOfRequest } from './take-source.ts'

/**
 * Whether what a take was made from has been edited since; of an image also the look and whom of the cast it shows. An uploaded image, or a text card, is what its owner
 * wants; so is a take that was kept, until the next edit.
 */
export function isStale(
  storyboard: LookRow,
  scene: SceneRow,
  kind: TrackKind,
  used: TakeInUse | undefined,
  imageAssetId: string | undefined,
): boolean {
  const madeFrom = used ? sourceOfRequest(kind, used.request) : null
  if (!used || !madeFrom) return false
  const now = sourceOf(storyboard, scene, kind, imageAssetId)
  const { keptFor } = used.take
  return !isSameSource(madeFrom, now) && !(keptFor && isSameSource(keptFor, now))
}
