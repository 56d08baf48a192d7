import { expect, test } from 'vitest'
import { firstChoice, inPeriod, smallestEnough } from './package-choice.ts'

test('the package asked for is selected with its period', () => {
  expect(firstChoice('annual-premium')).toMatchObject({ period: 'annual', name: 'Premium' })
})

test('without a known package the popular one of the month is selected', () => {
  expect(firstChoice().id).toBe('monthly-medium')
  expect(firstChoice('weekly-tiny').id).toBe('monthly-medium')
})

test('the other period keeps the package of the same name', () => {
  for (const name of ['basic', 'medium', 'premium']) {
    expect(inPeriod(firstChoice(`monthly-${name}`), 'annual').id).toBe(`annual-${name}`)
  }
})

test('of what is missing the smallest package is offered that is enough, else the largest', () => {
  const offered = [1, 850, 851, 2800, 2801, 99_999].map((missing) => smallestEnough(missing).id)
  const [basic, medium, premium] = ['monthly-basic', 'monthly-medium', 'monthly-premium']
  expect(offered).toEqual([basic, basic, medium, medium, premium, premium])
})
