import { expect, test } from 'vitest'
import { DURATION_MAX_S, DURATION_MIN_S, DURATION_STEP_S } from '#contract/limits.ts'
import { VISUALS } from '#contract/options.ts'
import { coverage, fewestSceneCount, planCost, usualSceneCount } from '#contract/plan-cost.ts'
import { fc } from '#testing/properties.ts'
import {
  bestChoice,
  cheapestPlan,
  fitPlan,
  offeredChoices,
  type PlanChoice,
  planOptions,
} from './plan-choice.ts'

const PRICES = { create_storyboard: 10, generate_voice: 5, generate_image: 12, generate_video: 120 }

function offered(credits: number, chosen: PlanChoice = 'clips', durationS = 60): PlanChoice[] {
  return offeredChoices(planOptions(durationS, PRICES, credits), chosen)
}

function best(credits: number): PlanChoice {
  return bestChoice(planOptions(60, PRICES, credits))
}

test('a plan that fits the balance is offered when it is another than those that do not', () => {
  expect(offered(500)).toEqual(['fit', 'clips', 'stills'])
  expect(offered(100)).toEqual(['fit', 'clips', 'stills'])
})

test('a plan is offered once: clips when all is affordable, stills when they are what fits', () => {
  expect(offered(832)).toEqual(['clips', 'stills'])
  expect(offered(112)).toEqual(['stills', 'clips'])
  expect(offered(112, 'stills')).toEqual(['stills', 'clips'])
})

test('fitting stays offered once it is chosen, in place of the plan that it comes to', () => {
  expect(offered(112, 'fit')).toEqual(['fit', 'clips'])
  expect(offered(832, 'fit')).toEqual(['fit', 'stills'])
  expect(offered(100, 'fit')).toEqual(['fit', 'clips', 'stills'])
})

test('of a length that can only be made with one number of scenes, the cheapest plan is offered once, too', () => {
  expect(offered(20, 'clips', 15)).toEqual(['stills', 'clips'])
})

test('the best plan that the balance covers is chosen at first: clips, then scenes; stills when it covers none', () => {
  expect([832, 831, 421, 420, 112, 111, 61, 60, 0].map(best)).toEqual([
    'clips',
    'fit',
    'fit',
    'stills',
    'stills',
    'fit',
    'fit',
    'stills',
    'stills',
  ])
})

const durations = fc
  .integer({ min: 1, max: DURATION_MAX_S / DURATION_STEP_S })
  .map((steps) => Math.max(DURATION_MIN_S, steps * DURATION_STEP_S))
const price = fc.integer({ min: 0, max: 500 })
const prices = fc.record({
  create_storyboard: price,
  generate_voice: price,
  generate_image: price,
  generate_video: price,
})
const credits = fc.integer({ min: 0, max: 12_000 })

test('what fits never costs more than the balance, and has a number of scenes that can be planned', () => {
  fc.assert(
    fc.property(durations, prices, credits, (durationS, own, balance) => {
      const plan = fitPlan(durationS, own, balance)
      if (!plan) return
      expect(planCost(plan, own).total).toBeLessThanOrEqual(balance)
      expect(plan.sceneCount).toBeGreaterThanOrEqual(fewestSceneCount(durationS))
      expect(plan.sceneCount).toBeLessThanOrEqual(usualSceneCount(durationS))
    }),
  )
})

test('when nothing fits, the cheapest plan really costs more than the balance', () => {
  fc.assert(
    fc.property(durations, prices, credits, (durationS, own, balance) => {
      const cheapest = planCost(cheapestPlan(durationS), own).total
      expect(fitPlan(durationS, own, balance) === null).toBe(cheapest > balance)
    }),
  )
})

test('what fits is the most that fits: clips before stills, then as many scenes as possible', () => {
  expect(fitPlan(60, PRICES, 832)).toEqual({ sceneCount: 6, visuals: 'clips' })
  expect(fitPlan(60, PRICES, 831)).toEqual({ sceneCount: 5, visuals: 'clips' })
  expect(fitPlan(60, PRICES, 421)).toEqual({ sceneCount: 3, visuals: 'clips' })
  expect(fitPlan(60, PRICES, 420)).toEqual({ sceneCount: 6, visuals: 'stills' })
  expect(fitPlan(60, PRICES, 100)).toEqual({ sceneCount: 5, visuals: 'stills' })
  expect(fitPlan(60, PRICES, 61)).toEqual({ sceneCount: 3, visuals: 'stills' })
  expect(fitPlan(60, PRICES, 60)).toBeNull()
})

test('the cost adds the storyboard and one of everything that is planned', () => {
  expect(planCost({ sceneCount: 6, visuals: 'clips' }, PRICES)).toEqual({
    storyboard: 10,
    voices: 30,
    images: 72,
    clips: 720,
    total: 832,
  })
  expect(planCost({ sceneCount: 6, visuals: 'stills' }, PRICES)).toMatchObject({
    clips: 0,
    total: 112,
  })
})

test('the credits cover what they pay for in the order it is made', () => {
  const clips = { sceneCount: 6, visuals: 'clips' } as const
  expect(coverage(clips, PRICES, 832)).toEqual({ voices: 6, images: 6, clips: 6 })
  expect(coverage(clips, PRICES, 100)).toEqual({ voices: 6, images: 5, clips: 0 })
  expect(coverage(clips, PRICES, 31)).toEqual({ voices: 4, images: 0, clips: 0 })
  expect(coverage(clips, PRICES, 9)).toEqual({ voices: 0, images: 0, clips: 0 })
})

test('what the credits cover never costs more than them, and all of it is covered when they are enough', () => {
  const plans = fc.record({
    sceneCount: fc.integer({ min: 2, max: 18 }),
    visuals: fc.constantFrom(...VISUALS),
  })
  fc.assert(
    fc.property(plans, prices, credits, (plan, own, balance) => {
      const { voices, images, clips } = coverage(plan, own, balance)
      const spent =
        voices * own.generate_voice + images * own.generate_image + clips * own.generate_video
      if (spent > 0) expect(own.create_storyboard + spent).toBeLessThanOrEqual(balance)
      const isCovered =
        voices === plan.sceneCount &&
        images === plan.sceneCount &&
        clips === (plan.visuals === 'clips' ? plan.sceneCount : 0)
      expect(isCovered).toBe(planCost(plan, own).total <= balance)
    }),
  )
})

test('no more scenes are planned than the words make', () => {
  expect(fitPlan(30, PRICES, 5000, 2)).toEqual({ sceneCount: 2, visuals: 'clips' })
  expect(fitPlan(15, PRICES, 5000, 1)).toEqual({ sceneCount: 1, visuals: 'clips' })
  expect(planOptions(30, PRICES, 5000, 2).stills.plan.sceneCount).toBe(2)
})
