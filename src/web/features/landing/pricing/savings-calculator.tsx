import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { dollars } from '#web/lib/formats.ts'
import { Fader } from '#web/ui/fader.tsx'

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

type SavingsRowProps = {
  field: SavingsField
  label: string
  value: number
  onChange: (value: number) => void
}

/** One number of the calculator, to drag or to type. */
function SavingsRow(props: SavingsRowProps) {
  const { field, label, value, onChange } = props
  const { t, i18n } = useLingui()
  const [typed, setTyped] = useState(String(value))
  const id = useId()
  const { min, max, step } = SAVINGS_LIMITS[field]
  const isBad = readSavingsInput(field, typed) === null
  const least = i18n.number(min)
  const most = i18n.number(max)
  const isMoney = field === 'hourlyValue'
  const money = dollars(i18n, value * 100)

  function type(text: string) {
    setTyped(text)
    const number = readSavingsInput(field, text)
    if (number !== null) onChange(number)
  }

  /** What cannot stand becomes the nearest number that can, and the note on it goes. */
  function correct() {
    type(String(nearestSavingsInput(field, typed) ?? value))
  }

  return (
    <div className="savings-row">
      <label htmlFor={`${id}-number`}>{label}</label>
      <Fader
        id={`${id}-fader`}
        aria-label={label}
        aria-describedby={undefined}
        aria-invalid={undefined}
        min={min}
        max={max}
        step={step}
        value={value}
        valueText={isMoney ? money : i18n.number(value)}
        onChange={(number) => type(String(number))}
      />
      <span className="number" data-sign={isMoney ? signPlace(money) : undefined}>
        <input
          id={`${id}-number`}
          className="input"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          aria-invalid={isBad || undefined}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => type(target.value)}
          onBlur={correct}
        />
      </span>
      <p id={`${id}-note`} className="err" role="alert">
        {isBad && t`Enter a number from ${least} to ${most}.`}
      </p>
    </div>
  )
}

/** Where the reader's notation has the sign of the currency. */
function signPlace(money: string) {
  return money.startsWith('$') ? 'before' : 'after'
}

type SavingsField = 'byHandHours' | 'hereHours' | 'videosMonthly' | 'hourlyValue'
type SavingsInputs = Record<SavingsField, number>

/** Hours and US dollars; whole videos only, everything else in half hours or whole dollars. */
const SAVINGS_LIMITS: Record<SavingsField, { min: number; max: number; step: number }> = {
  byHandHours: { min: 0.5, max: 40, step: 0.5 },
  hereHours: { min: 0.5, max: 40, step: 0.5 },
  videosMonthly: { min: 1, max: 500, step: 1 },
  hourlyValue: { min: 1, max: 1000, step: 1 },
}

export const SAVINGS_DEFAULTS: SavingsInputs = {
  byHandHours: 8,
  hereHours: 1,
  videosMonthly: 10,
  hourlyValue: 50,
}

/** Hours and dollars a month. Never below nothing: who is faster by hand saves no time here. */
export function savings({ byHandHours, hereHours, videosMonthly, hourlyValue }: SavingsInputs) {
  const hours = Math.max(0, byHandHours - hereHours) * videosMonthly
  return { hours, dollars: hours * hourlyValue }
}

/** What a person typed, as the number it is within the field's limits; null when it is none. */
export function readSavingsInput(field: SavingsField, typed: string): number | null {
  const number = readNumber(typed)
  return number === nearestSavingsInput(field, typed) ? number : null
}

/** The number within the field's limits that comes nearest to what a person typed; null when that is no number. */
export function nearestSavingsInput(field: SavingsField, typed: string): number | null {
  const { min, max, step } = SAVINGS_LIMITS[field]
  const number = readNumber(typed)
  return number === null ? null : Math.min(max, Math.max(min, Math.round(number / step) * step))
}

function readNumber(typed: string): number | null {
  const number = typed.trim() === '' ? Number.NaN : Number(typed.replace(',', '.'))
  return Number.isNaN(number) ? null : number
}
