import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { billedCents, type CreditPackage } from '#contract/packages.ts'
import { SEED_PRICES } from '#contract/kinds.ts'
import { videoEstimate } from '#web/features/billing/video-estimate.ts'
import { SIGN_UP_STATE, SiteButtonLink } from '#web/features/site/site-link.tsx'
import { dollars } from '#web/lib/formats.ts'
import { PACKAGE_NAMES, planFeatures } from '#web/lib/plan-words.ts'

/** One package. Who reads this page is signed out, so its button leads to the sign-up form. */
export function PlanCard({ plan }: { plan: CreditPackage }) {
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
