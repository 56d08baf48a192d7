import { useState } from 'react'
import { usualSceneCount } from '#contract/storyboard-plan.ts'
import { useAccount } from '#web/features/account/use-account.ts'
import { useStudio } from '#web/features/studio/use-studio.ts'
import { type PlanChoice, planOptions } from './plan-choice.ts'
import type { Plan } from '#contract/plan-cost.ts'

/** The chosen way to make a video of this length, and what else can be chosen once prices are known. */
export function usePlan(durationS: number) {
  const [choice, setChoice] = useState<PlanChoice>('clips')
  const credits = useAccount()?.credits.available
  const prices = useStudio()?.prices
  const options = prices && credits !== undefined ? planOptions(durationS, prices, credits) : null
  const plan: Plan = options?.[choice].plan ?? {
    sceneCount: usualSceneCount(durationS),
    visuals: 'clips',
  }
  return { plan, choice, setChoice, options }
}
