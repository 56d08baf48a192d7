import type { Studio } from '#contract/studio.ts'
import { plannedCost, plannedSceneCount } from '#web/features/create/planned-scenes.ts'

const VIDEO_S = 60

/** Credits of a one-minute video, from stills and with a clip for every scene. */
export function minuteCredits(prices: Studio['prices']) {
  const { total, clips } = plannedCost(plannedSceneCount(VIDEO_S), prices)
  return { fromStills: total - clips, animated: total }
}

/** How many one-minute videos the credits make. */
export function videoEstimate(credits: number, prices: Studio['prices']) {
  const { fromStills, animated } = minuteCredits(prices)
  return {
    fromStills: Math.floor(credits / fromStills),
    animated: Math.floor(credits / animated),
  }
}
