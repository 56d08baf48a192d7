import { VISUALS } from '#contract/options.ts'
import { fewestSceneCount, type Plan, planCost, usualSceneCount } from '#contract/plan-cost.ts'
import type { Studio } from '#contract/studio.ts'

/**
 * The best plan that the credits pay for in full: with clips and as many scenes as possible, else with
 * stills and as many scenes as possible. Null when even the cheapest costs more.
 */
export function fitPlan(
  durationS: number,
  prices: Studio['prices'],
  credits: number,
  most = usualSceneCount(durationS),
): Plan | null {
  const fewest = Math.min(most, fewestSceneCount(durationS))
  for (const visuals of VISUALS) {
    for (let sceneCount = most; sceneCount >= fewest; sceneCount--) {
      const plan = { sceneCount, visuals }
      if (planCost(plan, prices).total <= credits) return plan
    }
  }
  return null
}

/** The plan that costs least. */
export function cheapestPlan(durationS: number, most = usualSceneCount(durationS)): Plan {
  return { sceneCount: Math.min(most, fewestSceneCount(durationS)), visuals: 'stills' }
}
