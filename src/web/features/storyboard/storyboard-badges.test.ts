import { expect, test } from 'vitest'
import { ASPECT_RATIOS } from '#contract/options.ts'
import { RATIO_NAMES, RATIO_PLACES, ratioText } from './storyboard-badges.tsx'

test('each shape says what it is called and where its videos are shown', () => {
  expect(
    ASPECT_RATIOS.map((ratio) => [
      ratioText(ratio),
      RATIO_NAMES[ratio].message,
      RATIO_PLACES[ratio].message,
    ]),
  ).toEqual([
    ['16:9', 'Landscape', 'YouTube and LinkedIn'],
    ['9:16', 'Vertical', 'TikTok and Instagram Stories'],
    ['1:1', 'Square', 'Instagram and Facebook feeds'],
    ['4:5', 'Portrait', 'Instagram portraits'],
  ])
})
