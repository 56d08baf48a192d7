import { expect, test } from 'vitest'
import { offeredChoices, type PlanChoice, planOptions } from './plan-choice.ts'

const PRICES = { create_storyboard: 10, generate_voice: 5, generate_image: 12, generate_video: 120 }

function offered(credits: number, chosen: PlanChoice = 'clips', durationS = 60): PlanChoice[] {
  return offeredChoices(planOptions(durationS, PRICES, credits), chosen)
}

test('a plan that fits the balance is offered when it is another than those that do not', () => {
  expect(offered(500)).toEqual(['clips', 'stills', 'fit'])
  expect(offered(100)).toEqual(['clips', 'stills', 'fit'])
})

test('a plan is offered once: clips when all is affordable, stills when they are what fits', () => {
  expect(offered(832)).toEqual(['clips', 'stills'])
  expect(offered(112)).toEqual(['clips', 'stills'])
  expect(offered(112, 'stills')).toEqual(['clips', 'stills'])
})

test('fitting stays offered once it is chosen, in place of the plan that it comes to', () => {
  expect(offered(112, 'fit')).toEqual(['clips', 'fit'])
  expect(offered(832, 'fit')).toEqual(['stills', 'fit'])
  expect(offered(100, 'fit')).toEqual(['clips', 'stills', 'fit'])
})

test('of a length that can only be made with one number of scenes, the cheapest plan is offered once, too', () => {
  expect(offered(20, 'clips', 15)).toEqual(['clips', 'stills'])
})
