import { Trans, useLingui } from '@lingui/react/macro'
import { coverage } from '#contract/plan-cost.ts'
import { useAccount } from '#web/features/account/use-account.ts'
import { CapNote } from '#web/features/spending/cap-note.tsx'
import { capObstacle } from '#web/features/spending/cap-obstacle.ts'
import { Meter } from '#web/ui/meter.tsx'
import { useCreatePrices } from './create-prices.ts'
import type { PlanOption } from './plan-choice.ts'

/** How much of the chosen plan a balance that is too small covers, and a cap that allows less. */
export function PlanLine({ id, option }: { id: string; option: PlanOption }) {
  const { t, i18n } = useLingui()
  const account = useAccount()
  const prices = useCreatePrices()
  if (!account || !prices) return null
  const credits = account.credits.available
  const { plan, total, isAffordable } = option
  const { sceneCount } = plan
  const { voices, images, clips } = coverage(plan, prices, credits)
  const balance = i18n.number(credits)
  return (
    <div className="mt-2 grid gap-1.5 empty:hidden" id={id}>
      {!isAffordable && (
        <>
          <Meter share={credits / total} label={t`Covered by your balance`} tone="warning" />
          <p className="text-sm text-muted">
            {plan.visuals === 'clips' ? (
              <Trans>
                Your {balance} credits cover {voices} of {sceneCount} voices, {images} of{' '}
                {sceneCount} images and {clips} of {sceneCount} clips.
              </Trans>
            ) : (
              <Trans>
                Your {balance} credits cover {voices} of {sceneCount} voices and {images} of{' '}
                {sceneCount} images.
              </Trans>
            )}
          </p>
        </>
      )}
      <CapNote obstacle={capObstacle(total, { month: account.spending })} />
    </div>
  )
}
