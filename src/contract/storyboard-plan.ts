import { FEWEST_PLANNED_SCENES, LONGEST_PLANNED_SCENE_S, USUAL_SCENE_S } from './limits.ts'
import type { Visuals } from './options.ts'
import type { TrackKind } from './scene.ts'

/** How many scenes a video of this length is planned with. */
export function usualSceneCount(durationS: number): number {
  return Math.max(FEWEST_PLANNED_SCENES, Math.ceil(durationS / USUAL_SCENE_S))
}

/** With how few it can be planned at the least: each is longer, and all of them cost less. */
export function fewestSceneCount(durationS: number): number {
  return Math.max(FEWEST_PLANNED_SCENES, Math.ceil(durationS / LONGEST_PLANNED_SCENE_S))
}

/** The assets that a scene is not finished without. */
export function plannedTracks(visuals: Visuals): readonly TrackKind[] {
  return visuals === 'clips' ? ['voice', 'image', 'clip'] : ['voice', 'image']
}
