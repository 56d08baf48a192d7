import type { Studio } from '#contract/studio.ts'

/** The usual length of a scene; the writer may divide the time a little differently. */
export const PLANNED_SCENE_S = 10

/** How many scenes a video of this length has, as far as can be said before it is written. */
export function plannedSceneCount(durationS: number) {
  return Math.ceil(durationS / PLANNED_SCENE_S)
}

/** What the whole video costs if every voice, image and clip is made once. */
export function plannedCost(sceneCount: number, prices: Studio['prices']) {
  const voices = sceneCount * prices.generate_voice
  const images = sceneCount * prices.generate_image
  const clips = sceneCount * prices.generate_video
  return { voices, images, clips, total: prices.create_storyboard + voices + images + clips }
}
