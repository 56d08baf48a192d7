import { expect, test } from 'vitest'
import { MINUTE_CREDITS, minutesFor } from './minutes.ts'

test('a one-minute video costs 112 credits from stills and 832 animated', () => {
  expect(MINUTE_CREDITS).toEqual({ stills: 112, animated: 832 })
})

test('a plan counts only whole videos', () => {
  expect(minutesFor(850)).toEqual({ stills: 7, animated: 1 })
  expect(minutesFor(831)).toEqual({ stills: 7, animated: 0 })
})
