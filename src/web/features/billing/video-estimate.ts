import type { Studio } from '#contract/studio.ts'
import { plannedCost, plannedSceneCount } from '#web/features/create/planned-scenes.ts'

const VIDEO_S = 60

/** How many one-minute videos the credits make: from stills, and with a clip for every scene. */
export function videoEstimate(credits: number, prices: Studio['prices']) {
  const { total, clips } = plannedCost(plannedSceneCount(VIDEO_S), prices)
  return {
    fromStills: Math.floor(credits / (total - clips)),
    animated: Math.floor(credits / total),
  }
}
