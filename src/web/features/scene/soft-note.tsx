import { Trans } from '@lingui/react/macro'
import { type Asset, isSoft, SHARP_FROM_PX } from '#contract/asset.ts'

/** Says of a picture that is enlarged in the video, and what to do about it. */
export function SoftNote({ asset }: { asset: Asset | null }) {
  if (!asset || !isSoft(asset)) return null
  const { width, height } = asset
  return (
    <p className="text-xs text-muted">
      <Trans>
        {width} × {height}: softer than the video. Pictures of at least {SHARP_FROM_PX} pixels on
        the short side stay sharp.
      </Trans>
    </p>
  )
}
