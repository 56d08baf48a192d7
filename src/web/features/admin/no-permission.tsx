import { Trans } from '@lingui/react/macro'
import { Lock } from 'lucide-react'
import { ButtonLink } from '#web/ui/button.tsx'

export function NoPermission() {
  return (
    <section className="panel empty max-w-160">
      <Lock className="size-5" />
      <h1>
        <Trans>You don't have permission to access this page.</Trans>
      </h1>
      <p>
        <Trans>Ask whoever runs this installation if you need it.</Trans>
      </p>
      <ButtonLink to="/dashboard">
        <Trans>Back to Dashboard</Trans>
      </ButtonLink>
    </section>
  )
}
