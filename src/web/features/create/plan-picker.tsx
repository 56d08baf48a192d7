import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { coverage } from '#contract/plan-cost.ts'
import { useAccount } from '#web/features/account/use-account.ts'
import { CapNote, capObstacle } from '#web/features/spending/cap-note.tsx'
import { Meter } from '#web/ui/progress.tsx'
import { offeredChoices, type PlanChoice, type PlanOption } from './plan-choice.ts'
import { type Length, SceneFacts } from './words-meter.tsx'
import { useCreatePrices } from './writer-choice.tsx'
import '#web/ui/priced-choice.css'

type PlanPickerProps = {
  options: Record<PlanChoice, PlanOption>
  choice: PlanChoice
  /** What there is to spend. */
  credits: number
  length: Length
  onChange: (choice: PlanChoice) => void
}

/** How the video is to be made, with the price of finishing it and what it leaves or lacks. */
export function PlanPicker({ options, choice, credits, length, onChange }: PlanPickerProps) {
  const { t, i18n } = useLingui()
  const group = useId()
  const names: Record<PlanChoice, string> = {
    clips: t`A clip for every scene`,
    stills: t`Stills with motion`,
    fit: t`Fit my credits`,
  }
  return (
    <fieldset className="field" aria-describedby={`${group}-line`}>
      <legend className="label mb-1.5">{t`Plan`}</legend>
      <div className="priced-choice">
        {offeredChoices(options, choice).map((one) => {
          const { plan, total, isAffordable } = options[one]
          const isImpossible = one === 'fit' && !isAffordable
          return (
            <label key={one}>
              <input
                className="radio"
                type="radio"
                name={group}
                checked={one === choice}
                disabled={isImpossible && one !== choice}
                onChange={() => onChange(one)}
              />
              <span className="what">
                {names[one]}
                <small>
                  {isImpossible ? (
                    <Trans>Not enough credits even for the smallest plan</Trans>
                  ) : (
                    <SceneFacts sceneCount={plan.sceneCount} length={length} />
                  )}
                  {one === 'fit' && !isImpossible && (
                    <>
                      {', '}
                      {plan.visuals === 'clips' ? t`with clips` : t`stills with motion`}
                    </>
                  )}
                </small>
              </span>
              <span className="price">
                <Trans>{i18n.number(total)} credits</Trans>
                <small data-covered={isAffordable || undefined}>
                  {isAffordable ? (
                    <Trans>leaves {i18n.number(credits - total)}</Trans>
                  ) : (
                    <Trans>{i18n.number(total - credits)} short</Trans>
                  )}
                </small>
              </span>
            </label>
          )
        })}
      </div>
      <PlanLine id={`${group}-line`} option={options[choice]} />
    </fieldset>
  )
}

/** How much of the chosen plan a balance that is too small covers, and a cap that allows less. */
function PlanLine({ id, option }: { id: string; option: PlanOption }) {
  const { t, i18n } = useLingui()
  const account = useAccount()
  const prices = useCreatePrices()
  if (!account || !prices) return null
  const credits = account.credits.available
  const { plan, total, isAffordable } = option
  const { sceneCount } = plan
  const { voices, images, clips } = coverage(plan, prices, credits)
  const balance = i18n.number(credits)
  const month = account.spending
  // A cap that stops even the writing is told beside the button.
  const isToldBelow = capObstacle(prices.create_storyboard, { month }) !== null
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
      {!isToldBelow && <CapNote obstacle={capObstacle(total, { month })} />}
    </div>
  )
}
