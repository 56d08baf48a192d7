import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { titled } from '#web/lib/i18n.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

export function meta() {
  return titled(msg`Page not found · Reelwright`)
}

export default function DashboardNotFound() {
  const { t } = useLingui()
  return (
    <section className="panel max-w-160">
      <EmptyState
        heading="h1"
        sketch={['16/9']}
        title={t`This frame was cut`}
        text={t`The page you asked for does not exist, or it moved.`}
        action={
          <ButtonLink to="/dashboard" variant="primary">
            {t`Return to Home`}
          </ButtonLink>
        }
      />
    </section>
  )
}
