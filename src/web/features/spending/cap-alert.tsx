import { Trans } from '@lingui/react/macro'
import { CircleGauge } from 'lucide-react'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { type Caps, capObstacle } from './cap-obstacle.ts'
import { CapWords } from './cap-words.tsx'

type CapAlertProps = {
  caps: Caps
  /** The price of the dearest part that can be made. */
  dearest: number
}

/** Above the scenes, as soon as a cap stops any one thing that could be made for a scene. */
export function CapAlert({ caps, dearest }: CapAlertProps) {
  const obstacle = capObstacle(dearest, caps)
  if (!obstacle) return null
  return (
    <Alert
      tone="warning"
      icon={CircleGauge}
      title={<CapWords obstacle={obstacle} />}
      actions={
        obstacle.kind === 'month' && (
          <ButtonLink size="sm" to="/dashboard/settings#spending-cap">
            <Trans>Change cap</Trans>
          </ButtonLink>
        )
      }
    >
      {obstacle.kind === 'month' ? (
        <Trans>What costs more cannot be started until you change it or the month ends.</Trans>
      ) : (
        <Trans>What costs more cannot be started until you change it above.</Trans>
      )}
    </Alert>
  )
}
