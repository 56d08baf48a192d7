import { useLingui } from '@lingui/react/macro'
import { cheapestCredit } from './margin.ts'
import { usd } from './price-table.tsx'

/** What the margins of the page are reckoned with. */
export function MarginNote() {
  const { t, i18n } = useLingui()
  const { of, microUsd } = cheapestCredit()
  const credit = usd(i18n.locale, microUsd)
  return (
    <p className="text-sm text-muted">
      {t`Margin is reckoned at the cheapest credit you sell: ${credit} (${of.name}, annual).`}
    </p>
  )
}
