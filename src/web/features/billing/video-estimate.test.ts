import { expect, test } from 'vitest'
import { videoEstimate } from './video-estimate.ts'

const PRICES = { create_storyboard: 10, generate_voice: 5, generate_image: 12, generate_video: 120 }

test('credits are counted in whole one-minute videos', () => {
  expect(videoEstimate(850, PRICES)).toEqual({ fromStills: 7, animated: 1 })
  expect(videoEstimate(2800, PRICES)).toEqual({ fromStills: 25, animated: 3 })
  expect(videoEstimate(111, PRICES)).toEqual({ fromStills: 0, animated: 0 })
})
