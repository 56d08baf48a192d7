import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Check, Mail } from 'lucide-react'
import { useState } from 'react'
import { SEED_PRICES } from '#contract/kinds.ts'
import {
  billedCents,
  CREDIT_PACKAGES,
  type CreditPackage,
  type PackagePeriod,
} from '#contract/packages.ts'
import { minuteCredits, videoEstimate } from '#web/features/billing/video-estimate.ts'
import { useHomepage } from '#web/features/landing/edited/homepage.ts'
import { SIGN_UP_STATE, SiteButtonLink } from '#web/features/site/site-language.tsx'
import { dollars } from '#web/lib/formats.ts'
import { PACKAGE_NAMES, planFeatures } from '#web/lib/plan-words.ts'
import { PeriodToggle } from '../../plan/period-toggle.tsx'
import { Questions } from './questions.tsx'
import { SavingsCalculator } from './savings-calculator.tsx'

import './pricing.css'

export function Pricing() {
  const { t } = useLingui()
  const { areClaimsHidden } = useHomepage()
  const [period, setPeriod] = useState<PackagePeriod>('monthly')
  const { fromStills: stills, animated } = minuteCredits(SEED_PRICES)
  return (
    <section className="section" id="pricing" tabIndex={-1} aria-labelledby="pricing-title">
      <div className="site-width">
        <div className="section-head split">
          <div className="grid gap-3">
            <h2 className="headline" id="pricing-title">
              <Trans>Priced in videos, counted in credits</Trans>
            </h2>
            <p className="lede">
              <Trans>
                One-minute videos have six scenes. Stills with voice cost {stills} credits; fully
                animated costs {animated}.
              </Trans>
            </p>
          </div>
          <PeriodToggle period={period} onChange={setPeriod} />
        </div>
        <div className="plan-cards">
          {CREDIT_PACKAGES.filter((plan) => plan.period === period).map((plan) => (
            <PlanCard key={plan.name} plan={plan} />
          ))}
        </div>
        <p className="free-plan">
          <span>
            <Trans>
              <b>Free.</b> 3 videos per month, no credit card.
            </Trans>
          </span>
          <SiteButtonLink to="/login" state={SIGN_UP_STATE}>
            {t`Start for free`}
          </SiteButtonLink>
        </p>
        <ul className="terms">
          <Term>{t`14-day money-back guarantee`}</Term>
          <Term>{t`Credits do not roll over; they refresh each billing cycle`}</Term>
          <Term>{t`Upgrades are prorated`}</Term>
          <Term>{t`Downgrades apply next cycle`}</Term>
        </ul>
        <div className="beside-plans">
          {!areClaimsHidden && <SavingsCalculator />}
          <CustomSolution />
        </div>
        <Questions />
      </div>
    </section>
  )
}

function Term({ children }: { children: string }) {
  return (
    <li>
      <Check />
      {children}
    </li>
  )
}

function CustomSolution() {
  return (
    <section className="panel custom-solution" aria-labelledby="custom-solution">
      <h3 id="custom-solution">
        <Trans>Larger teams and agencies</Trans>
      </h3>
      <p className="text-muted">
        <Trans>
          Volume credits, your own model keys, your own servers, an invoice instead of a card. Tell
          us how many videos a month and we answer within a working day.
        </Trans>
      </p>
      <SiteButtonLink to="/contact" size="lg" icon={Mail} className="justify-self-start">
        <Trans>Talk to us</Trans>
      </SiteButtonLink>
    </section>
  )
}

/** One package. Who reads this page is signed out, so its button leads to the sign-up form. */
function PlanCard({ plan }: { plan: CreditPackage }) {
  const { t, i18n } = useLingui()
  const { credits, priceCents, popular, period } = plan
  const name = i18n._(PACKAGE_NAMES[plan.name])
  const { fromStills: stills, animated } = videoEstimate(credits, SEED_PRICES)
  const creditCount = i18n.number(credits)
  const billed = dollars(i18n, billedCents(plan))
  return (
    <article className="plan" data-popular={popular}>
      <h3>
        {name}
        {popular && <span className="badge" data-tone="accent">{t`Most popular`}</span>}
      </h3>
      <p className="price">
        {dollars(i18n, priceCents)}
        <small>
          {t`per month`}
          <br />
          {period === 'annual' ? t`${billed} billed yearly` : t`billed monthly`}
        </small>
      </p>
      <p className="gets">
        <b>
          <Trans>{creditCount} credits a month.</Trans>
        </b>{' '}
        <Plural
          value={stills}
          one="About # one-minute video from stills,"
          other="About # one-minute videos from stills,"
        />{' '}
        <Trans>or {animated} fully animated.</Trans>
      </p>
      <ul>
        {planFeatures(plan.name).map((feature) => (
          <li key={feature.id}>
            <Check />
            {i18n._(feature)}
          </li>
        ))}
      </ul>
      <SiteButtonLink
        to="/login"
        state={SIGN_UP_STATE}
        variant={popular ? 'primary' : 'secondary'}
        size="lg"
        block
      >
        {t`Choose ${name}`}
      </SiteButtonLink>
    </article>
  )
}
