import type { Visuals } from './options.ts'
import type { StoryboardIdea } from './storyboard.ts'
import { plannedTracks, usualSceneCount } from './storyboard-plan.ts'
import type { Studio } from './studio.ts'

/** How a storyboard is going to be made. */
export type Plan = { sceneCount: number; visuals: Visuals }
type Prices = Studio['prices']

/** The plan that a storyboard was asked for with. */
export function planOf(idea: StoryboardIdea): Plan {
  const { durationS, sceneCount = usualSceneCount(durationS), visuals } = idea
  return { sceneCount, visuals }
}

export type PlanCost = {
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

export type Coverage = { voices: number; images: number; clips: number }

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
