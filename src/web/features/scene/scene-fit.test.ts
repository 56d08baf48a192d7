import { expect, test } from 'vitest'
import { fitOf } from './scene-fit.tsx'

test.each([
  ['of Kling for a scene of 8 seconds is cut', 10_000, 8000, 'cut'],
  ['of Kling for a scene of 13 seconds plays slower', 10_000, 13_000, 'slower'],
  [
    'of Kling for a scene of 20 seconds plays slower, and its last picture stays',
    10_000,
    20_000,
    'held',
  ],
  ['as long as its scene is shown as it is', 5000, 5000, 'same'],
  ['a breath shorter than its scene is shown as it is', 5000, 5090, 'same'],
])('a clip %s', (_, clipMs, sceneMs, fit) => {
  expect(fitOf(clipMs, sceneMs)).toBe(fit)
})
