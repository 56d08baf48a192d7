import { FEWEST_PLANNED_SCENES, LONGEST_PLANNED_SCENE_S, USUAL_SCENE_S } from './limits.ts'
import type { Visuals } from './options.ts'
import type { TrackKind } from './scene.ts'
import type { StoryboardIdea } from './storyboard-idea.ts'
import type { Studio } from './studio.ts'

/** How a storyboard is going to be made. */
export type Plan = { sceneCount: number; visuals: Visuals }
type Prices = Studio['prices']

/** The plan that a storyboard was asked for with. */
export function planOf(idea: StoryboardIdea): Plan {
  const { durationS, sceneCount = usualSceneCount(durationS), visuals } = idea
  return { sceneCount, visuals }
}

type PlanCost = {
  storyboard: number
  voices: number
  images: number
  clips: number
  total: number
}

/** What the whole video costs in credits when everything that is planned is made once; never more. */
export function planCost({ sceneCount, visuals }: Plan, prices: Prices): PlanCost {
  const storyboard = prices.create_storyboard
  const voices = sceneCount * prices.generate_voice
  const images = sceneCount * prices.generate_image
  const clips = plannedTracks(visuals).includes('clip') ? sceneCount * prices.generate_video : 0
  return { storyboard, voices, images, clips, total: storyboard + voices + images + clips }
}

type Coverage = { voices: number; images: number; clips: number }

/** How many of each the credits are enough for, made in this order after the storyboard. */
export function coverage({ sceneCount, visuals }: Plan, prices: Prices, credits: number): Coverage {
  let left = credits - prices.create_storyboard
  const take = (price: number) => {
    if (left < 0) return 0
    const count = price > 0 ? Math.min(sceneCount, Math.floor(left / price)) : sceneCount
    left -= count * price
    // What comes next is begun only when all of this is made.
    if (count < sceneCount) left = -1
    return count
  }
  const voices = take(prices.generate_voice)
  const images = take(prices.generate_image)
  const clips = plannedTracks(visuals).includes('clip') ? take(prices.generate_video) : 0
  return { voices, images, clips }
}

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
