import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { offeredChoices, type PlanChoice, type PlanOption } from './plan-choice.ts'
import { PlanLine } from './plan-line.tsx'
import { type Length, SceneFacts } from './scene-facts.tsx'
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
