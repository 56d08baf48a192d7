import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#web/ui/button-link.tsx'

/** The way to more credits, for a message that says they are short. */
export function GetMoreCredits() {
  return (
    <ButtonLink to="/dashboard/billing" size="sm">
      <Trans>Get More Credits</Trans>
    </ButtonLink>
  )
}
