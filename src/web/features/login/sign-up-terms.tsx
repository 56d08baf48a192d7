import { Trans } from '@lingui/react/macro'
import { SiteLink } from '#web/features/site/site-link.tsx'

export function SignUpTerms() {
  return (
    <p className="text-xs text-muted">
      <Trans>
        By creating an account you agree to the{' '}
        <SiteLink className="underline" to="/terms">
          Terms
        </SiteLink>{' '}
        and the{' '}
        <SiteLink className="underline" to="/privacy">
          Privacy policy
        </SiteLink>
        .
      </Trans>
    </p>
  )
}
