import { Trans } from '@lingui/react/macro'
import { SiteLink } from '#web/features/site/site-link.tsx'

export function ToSignIn() {
  return (
    <SiteLink className="link text-sm" to="/login">
      <Trans>Sign in instead</Trans>
    </SiteLink>
  )
}
