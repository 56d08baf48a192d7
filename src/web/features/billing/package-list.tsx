import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { billedCents, type CreditPackage } from '#contract/packages.ts'
import { useStudio } from '#web/features/studio/studio.tsx'
import { dollars } from '#web/lib/formats.ts'
import { PACKAGE_NAMES } from '#web/lib/plan-words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { PeriodToggle } from '../plan/period-toggle.tsx'
import { firstChoice, inPeriod, packagesOf } from './package-choice.ts'
import { videoEstimate } from './video-estimate.ts'

/** The price list on the page; going on opens the dialog with the selected package. */
export function PackagesPanel({ onContinue }: { onContinue: (packageId: string) => void }) {
  const [chosen, choose] = useState(() => firstChoice())
  return (
    <section className="panel overflow-hidden" aria-labelledby="packages">
      <div className="panel-head">
        <h2 id="packages">
          <Trans>Plans</Trans>
        </h2>
        <PeriodToggle
          period={chosen.period}
          onChange={(period) => choose(inPeriod(chosen, period))}
        />
      </div>
      <PackageList chosen={chosen} onChoose={choose} />
      <div className="panel-foot grid gap-3 py-4">
        <Button needs="manage" block onClick={() => onContinue(chosen.id)}>
          <Trans>Continue to payment</Trans>
        </Button>
        <p className="text-xs text-muted">
          <Trans>
            14-day money-back guarantee. Credits do not roll over. Upgrades are prorated; downgrades
            apply next cycle. Prices in USD.
          </Trans>
        </p>
      </div>
    </section>
  )
}

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

/** "2,800 credits, about 25 one-minute videos from stills, or 3 fully animated", at the prices here. */
function PackageWorth({ credits }: { credits: number }) {
  const { t, i18n } = useLingui()
  const prices = useStudio()?.prices
  const amount = t`${plural(credits, { one: '# credit', other: '# credits' })}`
  if (!prices) return amount
  const { fromStills, animated } = videoEstimate(credits, prices)
  const stills = t`${plural(fromStills, {
    one: 'about # one-minute video from stills',
    other: 'about # one-minute videos from stills',
  })}`
  if (animated < 1) return t`${amount}, ${stills}`
  return t`${amount}, ${stills}, or ${i18n.number(animated)} fully animated`
}
