import { useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { SEED_PRICES } from '#contract/kinds.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Price } from '#web/ui/price.tsx'

export function PriceVignette() {
  const { t } = useLingui()
  return (
    <div className="priced">
      <span className={buttonClass({})}>
        <Plus />
        {t`Generate Video`}
        <Price credits={SEED_PRICES.generate_video} />
      </span>
      <span className="returned">
        <b className="mono">+120</b> {t`clip failed, returned`}
      </span>
    </div>
  )
}
