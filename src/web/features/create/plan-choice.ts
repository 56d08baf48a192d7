import { type Plan, planCost, usualSceneCount } from '#contract/plan-cost.ts'
import type { Studio } from '#contract/studio.ts'
import { cheapestPlan, fitPlan } from './fit-plan.ts'

/** `fit` follows the balance, whatever the length is changed to. */
export const PLAN_CHOICES = ['clips', 'stills', 'fit'] as const
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
