import type { Visuals } from '#contract/options.ts'
import { plannedTracks } from '#contract/storyboard-plan.ts'
import type { SceneRow } from './scene-row.ts'

/** Whether a scene has every asset that its storyboard plans; stills with motion need no clip. */
export function isFinished(
  scene: Pick<SceneRow, 'voiceTakeId' | 'imageTakeId' | 'clipTakeId'>,
  visuals: Visuals,
): boolean {
  return plannedTracks(visuals).every((kind) => scene[`${kind}TakeId`] !== null)
}
