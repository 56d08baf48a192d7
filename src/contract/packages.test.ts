import { expect, test } from 'vitest'
import { ANNUAL_DISCOUNT_PERCENT, billedCents, CREDIT_PACKAGES } from './packages.ts'

test('a year is billed at once, at $86.40, $278.40 and $950.40', () => {
  const annual = CREDIT_PACKAGES.filter(({ period }) => period === 'annual')
  expect(annual.map(billedCents)).toEqual([8640, 27_840, 95_040])
})

test('an annual package is the monthly one of its name, at 20 % less', () => {
  for (const annual of CREDIT_PACKAGES.filter(({ period }) => period === 'annual')) {
    const monthly = CREDIT_PACKAGES.find(
      ({ name, period }) => name === annual.name && period === 'monthly',
    )
    expect(annual.credits).toBe(monthly?.credits)
    expect(annual.priceCents).toBe(
      ((monthly?.priceCents ?? 0) * (100 - ANNUAL_DISCOUNT_PERCENT)) / 100,
    )
  }
})
