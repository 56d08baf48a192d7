import { useState } from 'react'
import { VISUALS } from '#contract/options.ts'
import { fewestSceneCount, type Plan, planCost, usualSceneCount } from '#contract/plan-cost.ts'
import type { Studio } from '#contract/studio.ts'
import { useAccount } from '#web/features/account/use-account.ts'

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

/** `fit` follows the balance, whatever the length is changed to. */
const PLAN_CHOICES = ['clips', 'stills', 'fit'] as const
export type PlanChoice = (typeof PLAN_CHOICES)[number]

export type PlanOption = { choice: PlanChoice; plan: Plan; total: number; isAffordable: boolean }

/** What can be chosen for a video of this length and at most so many scenes, with what each costs to finish. */
export function planOptions(
  durationS: number,
  prices: Studio['prices'],
  credits: number,
  most = usualSceneCount(durationS),
): Record<PlanChoice, PlanOption> {
  const option = (choice: PlanChoice, plan: Plan): PlanOption => {
    const { total } = planCost(plan, prices)
    return { choice, plan, total, isAffordable: total <= credits }
  }
  return {
    clips: option('clips', { sceneCount: most, visuals: 'clips' }),
    stills: option('stills', { sceneCount: most, visuals: 'stills' }),
    fit: option('fit', fitPlan(durationS, prices, credits, most) ?? cheapestPlan(durationS, most)),
  }
}

/** The best that the balance covers: clips, then as many scenes as possible; when it covers nothing, stills. */
export function bestChoice({ clips, stills, fit }: Record<PlanChoice, PlanOption>): PlanChoice {
  if (clips.isAffordable) return 'clips'
  return fit.isAffordable && !isSamePlan(fit.plan, stills.plan) ? 'fit' : 'stills'
}

/**
 * What is offered: every plan once, the best that the balance covers first. What fits the balance may be one of
 * the others; then it has the name under which it was chosen.
 */
export function offeredChoices(
  options: Record<PlanChoice, PlanOption>,
  chosen: PlanChoice,
): PlanChoice[] {
  const { fit, clips, stills } = options
  const same = [clips, stills].find(({ plan }) => isSamePlan(plan, fit.plan))
  const left = chosen === 'fit' ? same?.choice : same && 'fit'
  const best = options[bestChoice(options)]
  const first = best.choice === left ? (best === fit ? same?.choice : 'fit') : best.choice
  const offered = PLAN_CHOICES.filter((choice) => choice !== left)
  return offered.toSorted((one, other) => Number(other === first) - Number(one === first))
}

function isSamePlan(one: Plan, other: Plan): boolean {
  return one.sceneCount === other.sceneCount && one.visuals === other.visuals
}

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
