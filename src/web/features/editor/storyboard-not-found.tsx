import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

export function StoryboardNotFound() {
  const { t } = useLingui()
  return (
    <div className="panel">
      <EmptyState
        heading="h1"
        sketch={['9/16']}
        title={t`Storyboard not found`}
        text={t`It may have been deleted, or it belongs to another account.`}
        action={<ButtonLink to="/dashboard">{t`Back to Dashboard`}</ButtonLink>}
      />
    </div>
  )
}
