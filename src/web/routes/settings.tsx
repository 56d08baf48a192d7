import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ApiKeysPanel } from '#web/features/api-keys/api-keys-panel.tsx'
import { DeleteAccountPanel } from '#web/features/leaving/delete-account-panel.tsx'
import { PronunciationPanel } from '#web/features/pronunciation/pronunciation-panel.tsx'
import { AccountCard } from '#web/features/settings/account-card.tsx'
import { Appearance, LanguagePanel } from '#web/features/settings/appearance.tsx'
import { NotificationPreferences } from '#web/features/settings/notification-preferences.tsx'
import { MonthCapPanel } from '#web/features/spending/spending-caps.tsx'
import { TeamPanel } from '#web/features/team/team-panel.tsx'
import { titled } from '#web/lib/i18n.ts'
import '#web/features/settings/settings.css'

export function meta() {
  return titled(msg`Account Settings · Reelwright`)
}

export default function Settings() {
  return (
    <div className="wrap">
      <div className="page-head">
        <div>
          <h1>
            <Trans>Account Settings</Trans>
          </h1>
          <p>
            <Trans>How Reelwright looks, what it tells you and what it may spend</Trans>
          </p>
        </div>
      </div>
      <div className="settings">
        <div className="settings-column">
          <AccountCard />
          <Appearance />
          <LanguagePanel />
          <PronunciationPanel />
          <ApiKeysPanel />
        </div>
        <div className="settings-column">
          <TeamPanel />
          <MonthCapPanel />
          <NotificationPreferences />
          <DeleteAccountPanel />
        </div>
      </div>
    </div>
  )
}
