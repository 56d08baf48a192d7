import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { AspectRatio, DrawnRatio } from '#contract/options.ts'

/** '9/16' as people write it: 9:16. */
export function ratioText(ratio: DrawnRatio) {
  return ratio.replace('/', ':')
}

export const RATIO_NAMES: Record<DrawnRatio, MessageDescriptor> = {
  '16/9': msg`Landscape`,
  '9/16': msg`Vertical`,
  '1/1': msg`Square`,
  '4/5': msg`Portrait`,
  '4/3': msg`Classic`,
}

/** Where a video of this shape is shown. */
export const RATIO_PLACES: Record<AspectRatio, MessageDescriptor> = {
  '16/9': msg`YouTube and LinkedIn`,
  '9/16': msg`TikTok and Instagram Stories`,
  '1/1': msg`Instagram and Facebook feeds`,
  '4/5': msg`Instagram portraits`,
}
