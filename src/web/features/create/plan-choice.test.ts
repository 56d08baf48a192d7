import { expect, test } from 'vitest'
import { bestChoice, offeredChoices, type PlanChoice, planOptions } from './plan-choice.ts'

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
