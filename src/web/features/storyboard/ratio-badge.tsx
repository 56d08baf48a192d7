import type { AspectRatio } from '#contract/options.ts'
import { ratioText } from './ratio-text.ts'

/** The shape itself and its numbers, and the name of the format if there is room for it. */
export function RatioBadge({ ratio, name }: { ratio: AspectRatio; name?: string }) {
  return (
    <span className="badge badge-ar">
      <i data-ratio={ratio} />
      {ratioText(ratio)} {name}
    </span>
  )
}
