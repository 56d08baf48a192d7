import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { billedCents, type CreditPackage } from '#contract/packages.ts'
import { PACKAGE_NAMES } from '#web/lib/package-names.ts'
import { Badge } from '#web/ui/badge.tsx'
import { dollars } from '#web/lib/dollars.ts'
import { packagesOf } from './package-choice.ts'
import { PackageWorth } from './package-worth.tsx'

type PackageListProps = { chosen: CreditPackage; onChoose: (offer: CreditPackage) => void }

/** The packages of the chosen one's period, one of them selected. */
export function PackageList({ chosen, onChoose }: PackageListProps) {
  const { t } = useLingui()
  const group = useId()
  return (
    <div className="plans" role="radiogroup" aria-label={t`Packages`}>
      {packagesOf(chosen.period).map((offer) => (
        <label key={offer.id} className="plan-row">
          <input
            className="radio"
            type="radio"
            name={group}
            value={offer.id}
            checked={offer.id === chosen.id}
            onChange={() => onChoose(offer)}
          />
          <PackageFacts offer={offer} />
        </label>
      ))}
    </div>
  )
}

function PackageFacts({ offer }: { offer: CreditPackage }) {
  const { i18n } = useLingui()
  const price = dollars(i18n, offer.priceCents)
  const yearly = dollars(i18n, billedCents(offer))
  return (
    <>
      <span className="nm">
        {i18n._(PACKAGE_NAMES[offer.name])}
        {offer.popular && (
          <Badge tone="accent">
            <Trans>Most popular</Trans>
          </Badge>
        )}
      </span>
      <span className="price">
        <Trans>
          {price} <small>/ month</small>
        </Trans>
      </span>
      <span className="sub">
        <PackageWorth credits={offer.credits} />
      </span>
      {offer.period === 'annual' && (
        <span className="bill">
          <Trans>{yearly} billed yearly</Trans>
        </span>
      )}
    </>
  )
}
