import { Trans, useLingui } from '@lingui/react/macro'
import type { CapObstacle } from './cap-obstacle.ts'

/** How much a cap leaves, in a few words. */
export function CapWords({ obstacle }: { obstacle: CapObstacle }) {
  const { i18n } = useLingui()
  const { kind } = obstacle
  const cap = i18n.number(obstacle.cap)
  const left = i18n.number(obstacle.left)
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
