import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { Badge } from '#web/ui/badge.tsx'

/** What a future version mails. Nothing can be switched yet, and each line says so. */
export function NotificationPreferences() {
  const { t } = useLingui()
  return (
    <section className="panel" aria-labelledby="notification-preferences">
      <div className="panel-head">
        <h2 id="notification-preferences">
          <Trans>Notifications</Trans>
        </h2>
      </div>
      <div className="panel-body grid grid-cols-1 gap-4">
        <Preference name={t`Email Notifications`}>
          <Trans>A weekly summary and news about your account</Trans>
        </Preference>
        <Preference name={t`Project Completion Alerts`}>
          <Trans>A message when a storyboard has every clip</Trans>
        </Preference>
      </div>
    </section>
  )
}

function Preference({ name, children }: { name: string; children: ReactNode }) {
  const id = useId()
  return (
    <div className="flex items-center justify-between gap-4">
      <div>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <label htmlFor={id} className="font-semibold">
            {name}
          </label>
          <Badge>
            <Trans>Coming Soon</Trans>
          </Badge>
        </p>
        <p className="text-sm text-muted">{children}</p>
      </div>
      <input
        className="switch"
        type="checkbox"
        role="switch"
        id={id}
        checked={false}
        aria-checked={false}
        readOnly
        disabled
      />
    </div>
  )
}
