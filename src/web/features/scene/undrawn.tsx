import { Trans } from '@lingui/react/macro'
import type { Asset } from '#contract/asset.ts'

const MOST_SHOWN = 5

/** What of its prompt is not in a picture, in the prompt's own words. */
export function Undrawn({ asset }: { asset: Asset | null }) {
  if (!asset || asset.undrawn.length === 0) return null
  const words = asset.undrawn.slice(0, MOST_SHOWN).join(', ')
  return (
    <p className="text-sm text-muted">
      <Trans>Not drawn: {words}</Trans>
    </p>
  )
}
