import { useState } from 'react'
import type { Studio } from '#contract/studio.ts'
import { type Plan, usualSceneCount } from '#contract/plan-cost.ts'
import { useAccount } from '#web/features/account/use-account.ts'
import { bestChoice, type PlanChoice, planOptions } from './plan-choice.ts'

/**
 * The way to make a video of this length, of at most so many scenes, and what else can be chosen once prices are known. Until one is chosen,
 * it is the best that the balance covers.
 */
export function usePlan(
  durationS: number,
  prices: Studio['prices'] | undefined,
  most = usualSceneCount(durationS),
) {
  const [chosen, setChoice] = useState<PlanChoice | null>(null)
  const credits = useAccount()?.credits.available
  const options =
    prices && credits !== undefined ? planOptions(durationS, prices, credits, most) : null
  const choice = chosen ?? (options ? bestChoice(options) : 'clips')
  const plan: Plan = options?.[choice].plan ?? { sceneCount: most, visuals: 'clips' }
  return { plan, choice, setChoice, options, credits }
}
