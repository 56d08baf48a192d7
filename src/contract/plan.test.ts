import { expect, test } from 'vitest'
import { fc } from '#testing/properties.ts'
import { isWithin } from './options.ts'
import { CREDIT_PACKAGES, leastPlan, PLAN_NAMES, PLANS } from './packages.ts'
import { type PaidTime, planAt } from './plan.ts'

const day = (text: string) => new Date(`${text}T12:00:00Z`)
const bought = (name: PaidTime['name'], from: string, months = 1) => ({
  name,
  from: day(from),
  months,
})
const FREE = { name: 'Free', until: null, next: null }

test('a month lasts to the same day of the next, or to its last, and a year a year', () => {
  expect(planAt([], day('2026-03-01'))).toEqual(FREE)
  const month = [bought('Basic', '2026-01-31')]
  expect(planAt(month, day('2026-02-01'))).toMatchObject({
    name: 'Basic',
    until: day('2026-02-28'),
    next: null,
  })
  expect(planAt(month, day('2026-02-28'))).toEqual(FREE)
  const year = [bought('Medium', '2026-01-15', 12)]
  expect(planAt(year, day('2026-12-31')).until).toEqual(day('2027-01-15'))
  expect(planAt(year, day('2027-01-15'))).toEqual(FREE)
})

test('a second month of the same plan follows the first', () => {
  const paid = [bought('Basic', '2026-01-01'), bought('Basic', '2026-01-11')]
  expect(planAt(paid, day('2026-01-12')).until).toEqual(day('2026-03-04'))
})

test('an upgrade starts at once, and what was left of the lower plan comes after it', () => {
  const paid = [bought('Basic', '2026-01-01'), bought('Premium', '2026-01-11')]
  expect(planAt(paid, day('2026-01-11'))).toEqual({
    name: 'Premium',
    until: day('2026-02-11'),
    next: { name: 'Basic', until: day('2026-03-04') },
  })
  expect(planAt(paid, day('2026-02-12'))).toMatchObject({ name: 'Basic', until: day('2026-03-04') })
})

test('a downgrade starts when the higher plan ends', () => {
  const paid = [bought('Premium', '2026-01-01'), bought('Basic', '2026-01-11')]
  expect(planAt(paid, day('2026-01-31')).name).toBe('Premium')
  expect(planAt(paid, day('2026-02-02'))).toMatchObject({ name: 'Basic', until: day('2026-03-04') })
})

test('a higher plan allows all that a lower one does, and every package is one', () => {
  for (const [index, name] of PLAN_NAMES.entries()) {
    const [one, next] = [PLANS[name], PLANS[PLAN_NAMES[index + 1] ?? name]]
    expect(isWithin(one.resolution, next.resolution)).toBe(true)
    expect(Number(next.apiAccess)).toBeGreaterThanOrEqual(Number(one.apiAccess))
    expect(Number(next.goesFirst)).toBeGreaterThanOrEqual(Number(one.goesFirst))
    expect(next.seats).toBeGreaterThanOrEqual(one.seats ?? Infinity)
  }
  for (const { name } of CREDIT_PACKAGES) expect(PLAN_NAMES).toContain(name)
  expect(leastPlan(({ resolution }) => isWithin('1080p', resolution))).toBe('Medium')
  expect(leastPlan(({ seats }) => seats !== 1)).toBe('Premium')
})

test('all the time that was paid for is had, whatever was bought when', () => {
  const START = +day('2026-01-01')
  const purchase = fc.record({
    name: fc.constantFrom<PaidTime['name'][]>('Basic', 'Medium', 'Premium'),
    afterDays: fc.integer({ min: 0, max: 400 }),
    months: fc.constantFrom(1, 12),
  })
  fc.assert(
    fc.property(fc.array(purchase, { minLength: 1, maxLength: 6 }), (purchases) => {
      const paid = purchases.map(({ name, afterDays, months }) => {
        return { name, months, from: new Date(START + afterDays * 86_400_000) }
      })
      const counts = { Free: 0, Basic: 0, Medium: 0, Premium: 0 }
      for (let at = 0; at < 3000; at++) {
        const now = new Date(START + at * 86_400_000)
        const { name } = planAt(paid, now)
        counts[name ?? 'Free'] += 1
        const highest = PLAN_NAMES.findLastIndex((one) =>
          paid.some((each) => each.name === one && +each.from === +now),
        )
        expect(PLAN_NAMES.indexOf(name ?? 'Free')).toBeGreaterThanOrEqual(highest)
      }
      for (const name of ['Basic', 'Medium', 'Premium'] as const) {
        const days = paid
          .filter((one) => one.name === name)
          .reduce((sum, one) => sum + (one.months === 1 ? 28 : 365), 0)
        expect(counts[name]).toBeGreaterThanOrEqual(days)
      }
    }),
    { numRuns: 50 },
  )
})
