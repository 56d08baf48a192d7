import { Trans } from '@lingui/react/macro'
import type { CapObstacle } from './cap-obstacle.ts'

/** How much a cap leaves, in a few words. */
export function CapWords({ obstacle }: { obstacle: CapObstacle }) {
  const { kind, cap, left } = obstacle
  return kind === 'month' ? (
    <Trans>
      Your monthly spending cap leaves {left} of {cap} credits.
    </Trans>
  ) : (
    <Trans>
      The spending cap of this storyboard leaves {left} of {cap} credits.
    </Trans>
  )
}
