import { planCost, usualSceneCount } from '#contract/plan-cost.ts'
import type { Studio } from '#contract/studio.ts'

const VIDEO_S = 60

/** Credits of a one-minute video, from stills and with a clip for every scene. */
export function minuteCredits(prices: Studio['prices']) {
  const sceneCount = usualSceneCount(VIDEO_S)
  return {
    fromStills: planCost({ sceneCount, visuals: 'stills' }, prices).total,
    animated: planCost({ sceneCount, visuals: 'clips' }, prices).total,
  }
}

/** How many one-minute videos the credits make. */
export function videoEstimate(credits: number, prices: Studio['prices']) {
  const { fromStills, animated } = minuteCredits(prices)
  return {
    fromStills: Math.floor(credits / fromStills),
    animated: Math.floor(credits / animated),
  }
}
