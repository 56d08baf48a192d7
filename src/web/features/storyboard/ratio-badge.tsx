import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AspectRatio, DrawnRatio } from '#contract/options.ts'

/** The shape itself and its numbers, and the name of the format if there is room for it. */
export function RatioBadge({ ratio, name }: { ratio: AspectRatio; name?: string }) {
  return (
    <span className="badge badge-ar">
      <i data-ratio={ratio} />
      {ratioText(ratio)} {name}
    </span>
  )
}

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
