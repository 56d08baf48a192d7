import { Trans, useLingui } from '@lingui/react/macro'
import { CircleGauge } from 'lucide-react'
import { type Spending, spendingLeft } from '#contract/spending.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import './spending.css'

/** Beside a button that a cap has switched off: why. */
export function CapNote({ obstacle }: { obstacle: CapObstacle | null }) {
  if (!obstacle) return null
  return (
    <p className="cap-note">
      <CircleGauge />
      <span>
        <CapWords obstacle={obstacle} />
      </span>
    </p>
  )
}

/** How much a cap leaves, in a few words. */
function CapWords({ obstacle }: { obstacle: CapObstacle }) {
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

type CapKind = 'storyboard' | 'month'
type CapObstacle = { kind: CapKind; cap: number; left: number }

/** What the user has allowed to be spent, as far as it is known; a storyboard not written yet has no cap. */
type Caps = { storyboard?: Spending | undefined; month?: Spending | undefined }

/** The cap that does not allow a price, that of the storyboard first, as the server decides; else null. */
export function capObstacle(price: number, { storyboard, month }: Caps): CapObstacle | null {
  return stoppedBy('storyboard', price, storyboard) ?? stoppedBy('month', price, month)
}

function stoppedBy(kind: CapKind, price: number, spending?: Spending): CapObstacle | null {
  const left = spending ? spendingLeft(spending) : null
  if (!spending || spending.cap === null || left === null || price <= left) return null
  return { kind, cap: spending.cap, left }
}
