import { useLingui } from '@lingui/react/macro'
import { ANNUAL_DISCOUNT_PERCENT, type PackagePeriod } from '#contract/credit-package.ts'

type PeriodToggleProps = { period: PackagePeriod; onChoose: (period: PackagePeriod) => void }

export function PeriodToggle({ period, onChoose }: PeriodToggleProps) {
  const { t, i18n } = useLingui()
  const discount = i18n.number(ANNUAL_DISCOUNT_PERCENT / 100, { style: 'percent' })
  return (
    <fieldset className="seg justify-self-start" aria-label={t`Billing period`}>
      <button type="button" aria-pressed={period === 'monthly'} onClick={() => onChoose('monthly')}>
        {t`Monthly`}
      </button>
      <button type="button" aria-pressed={period === 'annual'} onClick={() => onChoose('annual')}>
        {t`Annual`} <span className="font-medium">{t`${discount} off`}</span>
      </button>
    </fieldset>
  )
}
