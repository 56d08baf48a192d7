import { useLingui } from '@lingui/react/macro'
import { Star } from 'lucide-react'
import type { HomepageSections } from '#contract/homepage.ts'
import { BrandIcon } from '#web/features/site/brand-icon.tsx'
import { initials } from '#web/ui/initials.ts'
import { TESTIMONIALS } from './testimonials.ts'

type TestimonialCardProps = HomepageSections['testimonials'][number]

/** Whoever wrote one of their own gives no stars. */
export function TestimonialCard(props: TestimonialCardProps) {
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
