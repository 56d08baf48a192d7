import { Trans, useLingui } from '@lingui/react/macro'
import { useHomepage } from '../edited/homepage-context.ts'
import { numbersAt } from '../edited/numbers.ts'
import { FeaturedCases } from './featured-cases.tsx'
import { TRUST_BADGES } from './proofs.ts'
import { TestimonialCard } from './testimonial-card.tsx'

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
