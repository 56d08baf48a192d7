import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { dollars } from '#web/lib/dollars.ts'
import { type SavingsField, SAVINGS_DEFAULTS, savings } from './savings.ts'
import { SavingsRow } from './savings-row.tsx'

/** Hours and money a month, from four numbers. A number that is none leaves the last result standing. */
export function SavingsCalculator() {
  const { t, i18n } = useLingui()
  const [inputs, setInputs] = useState(SAVINGS_DEFAULTS)
  const saved = savings(inputs)
  const hours = i18n.number(saved.hours)
  const rows: [SavingsField, string][] = [
    ['byHandHours', t`Hours per video, by hand`],
    ['hereHours', t`Hours per video, here`],
    ['videosMonthly', t`Videos a month`],
    ['hourlyValue', t`Value of an hour`],
  ]
  return (
    <section className="panel savings" aria-labelledby="savings">
      <div className="panel-head">
        <h3 id="savings">
          <Trans>What your time is worth</Trans>
        </h3>
      </div>
      <div className="panel-body">
        {rows.map(([field, label]) => (
          <SavingsRow
            key={field}
            field={field}
            label={label}
            value={inputs[field]}
            onChange={(value) => setInputs((before) => ({ ...before, [field]: value }))}
          />
        ))}
      </div>
      <output className="result" aria-live="polite">
        <span>
          <b>
            <Trans>{hours} hours</Trans>
          </b>
          <span>{t`saved a month`}</span>
        </span>
        <span>
          <b>{dollars(i18n, saved.dollars * 100)}</b>
          <span>{t`of your time a month`}</span>
        </span>
      </output>
    </section>
  )
}
