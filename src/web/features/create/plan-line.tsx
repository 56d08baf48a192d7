import { Trans, useLingui } from '@lingui/react/macro'
import { useAccount } from '#web/features/account/use-account.ts'
import { CapNote } from '#web/features/spending/cap-note.tsx'
import { capObstacle } from '#web/features/spending/cap-obstacle.ts'
import { useStudio } from '#web/features/studio/use-studio.ts'
import { Meter } from '#web/ui/meter.tsx'
import type { PlanOption } from './plan-choice.ts'
import { coverage } from '#contract/plan-cost.ts'

/** What the chosen plan costs to finish, how much of it the balance covers, and a cap that allows less. */
export function PlanLine({ id, option }: { id: string; option: PlanOption }) {
  const { t, i18n } = useLingui()
  const account = useAccount()
  const prices = useStudio()?.prices
  if (!account || !prices) return null
  const credits = account.credits.available
  const { plan, total, isAffordable } = option
  const { sceneCount } = plan
  const { voices, images, clips } = coverage(plan, prices, credits)
  const balance = i18n.number(credits)
  return (
    <div className="mt-2 grid gap-1.5" id={id}>
      <Meter
        share={total > 0 ? Math.min(1, credits / total) : 1}
        label={t`Covered by your balance`}
        tone={isAffordable ? 'success' : 'warning'}
      />
      <p className="text-sm">
        <b className="font-semibold">
          <Trans>Up to {i18n.number(total)} credits to finish it.</Trans>
        </b>{' '}
        <span className="text-muted">
          {isAffordable ? (
            <Trans>Your {balance} credits cover all of it.</Trans>
          ) : plan.visuals === 'clips' ? (
            <Trans>
              Your {balance} credits cover {voices} of {sceneCount} voices, {images} of {sceneCount}{' '}
              images and {clips} of {sceneCount} clips.
            </Trans>
          ) : (
            <Trans>
              Your {balance} credits cover {voices} of {sceneCount} voices and {images} of{' '}
              {sceneCount} images.
            </Trans>
          )}
        </span>
      </p>
      <CapNote obstacle={capObstacle(total, { month: account.spending })} />
    </div>
  )
}
