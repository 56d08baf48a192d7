import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useAccount } from '#web/features/account/use-account.ts'
import { EmailPanel } from '#web/features/profile/email-panel.tsx'
import { PasswordPanel } from '#web/features/profile/password-panel.tsx'
import { ProfileForm } from '#web/features/profile/profile-form.tsx'
import { SessionList } from '#web/features/profile/session-list.tsx'
import { titled } from '#web/lib/i18n.ts'
import { Skeleton } from '#web/ui/progress.tsx'
import '#web/features/profile/profile.css'

export function meta() {
  return titled(msg`Profile · Reelwright`)
}

export default function Profile() {
  const account = useAccount()
  return (
    <div className="wrap">
      <div className="page-head">
        <div>
          <h1>
            <Trans>Profile</Trans>
          </h1>
          <p>
            <Trans>Your name, your picture and how you sign in</Trans>
          </p>
        </div>
      </div>
      <div className="profile-grid">
        <div className="profile-column">
          {account ? <ProfileForm account={account} /> : <Skeleton className="h-60" />}
        </div>
        <div className="profile-column">
          {account ? <EmailPanel account={account} /> : <Skeleton className="h-40" />}
          <PasswordPanel />
        </div>
        <div className="profile-column profile-wide">
          <SessionList />
        </div>
      </div>
    </div>
  )
}
