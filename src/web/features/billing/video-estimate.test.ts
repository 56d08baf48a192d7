import { expect, test } from 'vitest'
import { SEED_PRICES } from '#contract/kinds.ts'
import { minuteCredits, videoEstimate } from './video-estimate.ts'

test('a one-minute video costs 112 credits from stills and 832 animated', () => {
  expect(minuteCredits(SEED_PRICES)).toEqual({ fromStills: 112, animated: 832 })
})

test('credits are counted in whole one-minute videos', () => {
  expect(videoEstimate(850, SEED_PRICES)).toEqual({ fromStills: 7, animated: 1 })
  expect(videoEstimate(831, SEED_PRICES)).toEqual({ fromStills: 7, animated: 0 })
  expect(videoEstimate(2800, SEED_PRICES)).toEqual({ fromStills: 25, animated: 3 })
  expect(videoEstimate(111, SEED_PRICES)).toEqual({ fromStills: 0, animated: 0 })
})
