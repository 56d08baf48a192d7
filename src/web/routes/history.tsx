import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { titled } from '#web/lib/i18n.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

export function meta() {
  return titled(msg`History · Reelwright`)
}

export default function History() {
  const { t } = useLingui()
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>
          <Trans>History</Trans>
        </h1>
      </div>
      <section className="panel">
        <EmptyState
          sketch={['16/9']}
          title={t`History is coming in a future update`}
          text={t`You will see every take and every change here. Your storyboards keep what you have made.`}
          action={<ButtonLink to="/dashboard/storyboard">{t`All Storyboards`}</ButtonLink>}
        />
      </section>
    </div>
  )
}
