import { Trans } from '@lingui/react/macro'
import { Mail } from 'lucide-react'
import { SiteButtonLink } from '#web/features/site/site-button-link.tsx'

export function CustomSolution() {
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
