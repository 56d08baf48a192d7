import { Trans, useLingui } from '@lingui/react/macro'
import { FeaturedCases } from './featured-cases.tsx'
import { PUBLICATIONS, SUCCESS_METRICS, TRUST_BADGES } from './proofs.ts'
import { TestimonialCard } from './testimonial-card.tsx'
import { TESTIMONIALS } from './testimonials.ts'
import './testimonials.css'

export function Testimonials() {
  const { i18n } = useLingui()
  return (
    <section className="section banded" aria-labelledby="testimonials">
      <div className="site-width">
        <div className="section-head">
          <h2 className="headline" id="testimonials">
            <Trans>People who post for a living</Trans>
          </h2>
        </div>
        <div className="testimonials">
          {TESTIMONIALS.map((testimonial) => (
            <TestimonialCard key={testimonial.author} {...testimonial} />
          ))}
        </div>
        <FeaturedCases />
        <dl className="success-metrics">
          {SUCCESS_METRICS.map(({ id, value, name }) => (
            <div key={id}>
              <dt>{i18n._(name)}</dt>
              <dd>{i18n._(value)}</dd>
            </div>
          ))}
        </dl>
        <div className="press">
          <h3 id="press">
            <Trans>As featured in</Trans>
          </h3>
          <ul className="publications" aria-labelledby="press">
            {PUBLICATIONS.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
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
