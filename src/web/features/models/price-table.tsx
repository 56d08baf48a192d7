import { useLingui } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { PRICE_MAX } from '#contract/limits.ts'
import { CREDIT_PACKAGES, type CreditPackage } from '#contract/packages.ts'
import { BUILT_IN } from '#contract/vendors.ts'
import { readCredits } from '#web/lib/typed-credits.ts'

const LOW_MARGIN = 0.2

type PriceRow = {
  what: string
  modelId: string
  /** As it was typed. */
  credits: string
  /** Null: the vendor does not say. */
  asksMicroUsd: number | null
  onChange: (credits: string) => void
  /** Who uses the installation may choose it; as the default, always. */
  offer: { isOn: boolean; isDefault: boolean; onChange: (isOn: boolean) => void }
}

/** What the work of models costs here, and what their vendor asks for it. */
export function PriceTable({ rows }: { rows: PriceRow[] }) {
  const { t } = useLingui()
  return (
    <div className="vendor-prices">
      <table>
        <thead>
          <tr>
            <th scope="col">{t`What it makes`}</th>
            <th scope="col" className="num">{t`Credits`}</th>
            <th scope="col" className="num">{t`Vendor asks`}</th>
            <th scope="col" className="num">{t`Margin`}</th>
            <th scope="col" className="num">{t`Users may choose`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row
              key={`${row.what} ${row.modelId}`}
              {...row}
              isFirst={index === 0 || row.modelId === BUILT_IN}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({
  what,
  modelId,
  credits,
  asksMicroUsd,
  onChange,
  offer,
  isFirst,
}: PriceRow & { isFirst: boolean }) {
  const { t, i18n } = useLingui()
  const id = useId()
  const model = modelId === BUILT_IN ? what : modelId
  const price = readPrice(credits)
  const most = i18n.number(PRICE_MAX)
  const margin = asksMicroUsd === null || price === null ? null : marginOf(price, asksMicroUsd)
  return (
    <tr>
      <td>
        <label htmlFor={id} className="font-semibold">
          {what}
        </label>
        <code>{modelId}</code>
        {price === null && (
          <p className="err" id={`${id}-note`} role="alert">
            <CircleAlert />
            {t`Enter a whole number of credits from 0 to ${most}`}
          </p>
        )}
      </td>
      <td className="num">
        <input
          id={id}
          className="input"
          inputMode="numeric"
          aria-label={isFirst ? t`Price of ${what} in credits` : t`Price of ${modelId} in credits`}
          value={credits}
          aria-invalid={price === null || undefined}
          aria-describedby={price === null ? `${id}-note` : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      </td>
      <td className="num">
        <code>{asksMicroUsd === null ? '–' : usd(i18n.locale, asksMicroUsd)}</code>
      </td>
      <td className="num" data-low={(margin !== null && margin < LOW_MARGIN) || undefined}>
        {margin === null ? '–' : i18n.number(margin, { style: 'percent' })}
      </td>
      <td className="num">
        <input
          type="checkbox"
          className="check"
          aria-label={offer.isDefault ? t`${model} is the default` : t`Users may choose ${model}`}
          title={offer.isDefault ? t`The default can always be chosen` : undefined}
          checked={offer.isOn || offer.isDefault}
          disabled={offer.isDefault}
          onChange={(event) => offer.onChange(event.target.checked)}
        />
      </td>
    </tr>
  )
}

/** The price that somebody typed, 0 to 100,000 credits; null when it is something else. */
export function readPrice(text: string): number | null {
  return readCredits(text, PRICE_MAX)
}

/** As exact as small prices need it. */
export function usd(locale: string, microUsd: number): string {
  return (microUsd / 1_000_000).toLocaleString(locale, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: 2,
    maximumFractionDigits: 4,
  })
}

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

const MICRO_USD_PER_CENT = 10_000

/** The package whose credits are the cheapest, and what one of them costs there. */
export function cheapestCredit(): { of: CreditPackage; microUsd: number } {
  const [of] = CREDIT_PACKAGES.toSorted((one, other) => costOf(one) - costOf(other))
  if (!of) throw new Error('There are no packages.')
  return { of, microUsd: costOf(of) }
}

function costOf({ priceCents, credits }: CreditPackage): number {
  return (priceCents * MICRO_USD_PER_CENT) / credits
}

/**
 * What is left of a price when the vendor has been paid, reckoned at the cheapest credit: 1 is all of it,
 * below 0 is a loss. Null where nothing is taken.
 */
export function marginOf(credits: number, asksMicroUsd: number): number | null {
  const taken = credits * cheapestCredit().microUsd
  return taken === 0 ? null : (taken - asksMicroUsd) / taken
}
