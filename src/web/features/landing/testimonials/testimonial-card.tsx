import { useLingui } from '@lingui/react/macro'
import { Star } from 'lucide-react'
import { BrandIcon } from '#web/features/site/brand-icon.tsx'
import type { TESTIMONIALS } from './testimonials.ts'

type TestimonialCardProps = (typeof TESTIMONIALS)[number]

export function TestimonialCard(props: TestimonialCardProps) {
  const { quote, author, role, company, avatar, companyLogo, stars, metrics, platformIcon } = props
  const { t, i18n } = useLingui()
  return (
    <figure>
      <div className="rating">
        <span className="stars">
          <span className="sr-only">{t`${stars} of 5 stars`}</span>
          {Array.from({ length: stars }, (_, index) => (
            <Star key={index} />
          ))}
        </span>
        <span className="company-logo" aria-hidden="true">
          {companyLogo}
        </span>
      </div>
      <blockquote>{i18n._(quote)}</blockquote>
      <p className="metrics">{i18n._(metrics)}</p>
      <figcaption>
        <span className="avatar" aria-hidden="true">
          {avatar}
        </span>
        <span>
          <b>{author}</b>
          <br />
          <span className="text-muted">
            {i18n._(role)}, {company}
          </span>
        </span>
        <BrandIcon brand={platformIcon} />
      </figcaption>
    </figure>
  )
}
