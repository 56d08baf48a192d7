import { usualSceneCount } from '#contract/storyboard-plan.ts'
import type { Studio } from '#contract/studio.ts'
import { planCost } from '#web/features/create/plan-cost.ts'

const VIDEO_S = 60

/** How many one-minute videos the credits make: from stills, and with a clip for every scene. */
export function videoEstimate(credits: number, prices: Studio['prices']) {
  const sceneCount = usualSceneCount(VIDEO_S)
  const stills = planCost({ sceneCount, visuals: 'stills' }, prices)
  const clips = planCost({ sceneCount, visuals: 'clips' }, prices)
  return {
    fromStills: Math.floor(credits / stills.total),
    animated: Math.floor(credits / clips.total),
  }
}
