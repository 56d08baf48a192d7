import { expect, test } from 'vitest'
import { fc } from '#testing/properties.ts'
import {
  nearestSavingsInput,
  readSavingsInput,
  SAVINGS_DEFAULTS,
  savings,
} from './savings-calculator.tsx'

test('the defaults save 70 hours and $3,500 a month', () => {
  expect(SAVINGS_DEFAULTS).toEqual({
    byHandHours: 8,
    hereHours: 1,
    videosMonthly: 10,
    hourlyValue: 50,
  })
  expect(savings(SAVINGS_DEFAULTS)).toEqual({ hours: 70, dollars: 3500 })
})

test('who is faster by hand saves nothing, and never less', () => {
  expect(savings({ ...SAVINGS_DEFAULTS, byHandHours: 1, hereHours: 8 })).toEqual({
    hours: 0,
    dollars: 0,
  })
})

test('whole and half hours are read, with a point or a comma', () => {
  expect(readSavingsInput('byHandHours', '7.5')).toBe(7.5)
  expect(readSavingsInput('byHandHours', ' 7,5 ')).toBe(7.5)
  expect(readSavingsInput('videosMonthly', '500')).toBe(500)
})

test.each(['', ' ', 'ten', '-1', '0', '501', '1.5', '1e999', 'NaN', '0x'])(
  '"%s" is no number of videos',
  (typed) => {
    expect(readSavingsInput('videosMonthly', typed)).toBeNull()
  },
)

test.each([
  ['1000', 500],
  ['1e999', 500],
  ['-5', 1],
  ['10.7', 11],
  ['ten', null],
  ['', null],
])('the number of videos nearest to "%s" is %s', (typed, nearest) => {
  expect(nearestSavingsInput('videosMonthly', typed)).toBe(nearest)
})

test('whatever is typed, what is read lies within the limits', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String)), (typed) => {
      const hours = readSavingsInput('byHandHours', typed)
      if (hours !== null) expect(hours >= 0.5 && hours <= 40).toBe(true)
    }),
  )
})
