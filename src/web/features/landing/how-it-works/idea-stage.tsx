import { useLingui } from '@lingui/react/macro'
import { SEED_PRICES } from '#contract/kinds.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Price } from '#web/ui/price.tsx'

export function IdeaStage() {
  const { t } = useLingui()
  return (
    <>
      <p className="stage-idea">
        {t`Every lighthouse blinks its own name. Explain it to people who have never been at sea.`}
      </p>
      <div className="stage-row">
        <span className="badge">{t`Example`}</span>
        <span className="badge">{t`Storytelling`}</span>
        <span className="badge">{t`General Audience`}</span>
        <span className="badge">9:16</span>
        <span className="badge">{t`60 s`}</span>
        <span className={buttonClass({ variant: 'primary' })}>
          {t`Create Storyboard`}
          <Price credits={SEED_PRICES.create_storyboard} />
        </span>
      </div>
    </>
  )
}
