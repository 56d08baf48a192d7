import { useLingui } from '@lingui/react/macro'
import { ANNUAL_DISCOUNT_PERCENT, type PackagePeriod } from '#contract/packages.ts'
import { Segments } from '../../ui/segments.tsx'

type PeriodToggleProps = { period: PackagePeriod; onChange: (period: PackagePeriod) => void }

/** Whether packages are shown by the month or by the year. */
export function PeriodToggle({ period, onChange }: PeriodToggleProps) {
  const { t, i18n } = useLingui()
  const discount = i18n.number(ANNUAL_DISCOUNT_PERCENT / 100, { style: 'percent' })
  return (
    <Segments
      label={t`Billing period`}
      value={period}
      onChange={onChange}
      options={[
        { value: 'monthly', label: t`Monthly` },
        { value: 'annual', label: t`Annual`, note: t`${discount} off` },
      ]}
    />
  )
}
