import { Trans, useLingui } from '@lingui/react/macro'
import { Star } from 'lucide-react'
import type { HomepageSections } from '#contract/homepage.ts'
import { numbersAt } from '#web/features/landing/edited/homepage.ts'
import { BrandIcon } from '#web/features/site/brand-icon.tsx'
import { initials } from '#web/ui/avatar.tsx'
import { useHomepage } from '../edited/homepage.ts'
import { Still } from '../still.tsx'
import { FEATURED_CASES, TESTIMONIALS, TRUST_BADGES } from './proofs.ts'

export function Testimonials() {
  const { i18n } = useLingui()
  const { testimonials, numbers, logos, areClaimsHidden } = useHomepage()
  if (areClaimsHidden) return null
  return (
    <section className="section banded" aria-labelledby="testimonials">
      <div className="site-width">
        <div className="section-head">
          <h2 className="headline" id="testimonials">
            <Trans>People who post for a living</Trans>
          </h2>
        </div>
        <div className="testimonials">
          {testimonials.map((testimonial) => (
            <TestimonialCard key={testimonial.id} {...testimonial} />
          ))}
        </div>
        <FeaturedCases />
        <dl className="success-metrics">
          {numbersAt('metrics', numbers).map(({ id, value, name }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="press">
          {logos.length > 0 && (
            <>
              <h3 id="press">
                <Trans>As featured in</Trans>
              </h3>
              <ul className="publications" aria-labelledby="press">
                {logos.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </>
          )}
          <ul className="trust-badges">
            {TRUST_BADGES.map(({ id, icon: Icon, name }) => (
              <li key={id}>
                <Icon />
                {i18n._(name)}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

function FeaturedCases() {
  const { i18n } = useLingui()
  return (
    <div className="featured-cases">
      {FEATURED_CASES.map(({ id, picture, title, text, result }) => (
        <article key={id} className="panel">
          <Still src={picture} ratio="1/1" alt="" />
          <div>
            <h3>{i18n._(title)}</h3>
            <p>{i18n._(text)}</p>
            <p className="tc">{i18n._(result)}</p>
          </div>
        </article>
      ))}
    </div>
  )
}

type TestimonialCardProps = HomepageSections['testimonials'][number]

/** Whoever wrote one of their own gives no stars. */
function TestimonialCard(props: TestimonialCardProps) {
  const { id, text, name, position, company, image, metrics } = props
  const { t } = useLingui()
  const usual = TESTIMONIALS.find((one) => one.id === id && one.author === name)
  return (
    <figure>
      <div className="rating">
        {usual && (
          <span className="stars">
            <span className="sr-only">{t`${usual.stars} of 5 stars`}</span>
            {Array.from({ length: usual.stars }, (_, index) => (
              <Star key={index} />
            ))}
          </span>
        )}
        <span className="company-logo" aria-hidden="true">
          {usual?.company === company ? usual.companyLogo : company}
        </span>
      </div>
      <blockquote>{text}</blockquote>
      {metrics && <p className="metrics">{metrics}</p>}
      <figcaption>
        <span className="avatar" aria-hidden="true">
          {image ? <img src={image} alt="" /> : (usual?.avatar ?? initials(name))}
        </span>
        <span>
          <b>{name}</b>
          <br />
          <span className="text-muted">{[position, company].filter(Boolean).join(', ')}</span>
        </span>
        {usual && <BrandIcon brand={usual.platformIcon} />}
      </figcaption>
    </figure>
  )
}
