import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useAccount } from '#web/features/account/use-account.ts'
import { CreateCard } from '#web/features/dashboard/create-card.tsx'
import { RecentStoryboards } from '#web/features/dashboard/recent-storyboards.tsx'
import { QuickLinks, StatCards } from '#web/features/dashboard/stat-cards.tsx'
import { ConnectOffer } from '#web/features/models/connect-offer.tsx'
import { UnverifiedAlert } from '#web/features/profile/confirmation-mail.tsx'
import { supportViewOfPage } from '#web/features/support/support-view.tsx'
import { titled } from '#web/lib/i18n.ts'
import { Skeleton } from '#web/ui/progress.tsx'
import '#web/features/dashboard/dashboard.css'

export function meta() {
  return titled(msg`Dashboard · Reelwright`)
}

export default function Dashboard() {
  const account = useAccount()
  const [hour] = useState(() => new Date().getHours())
  return (
    <div className="wrap">
      <div className="page-head">
        <div>
          {account ? (
            <h1>{greeting(account.fullName, hour)}</h1>
          ) : (
            <>
              <h1 className="sr-only">
                <Trans>Dashboard</Trans>
              </h1>
              <Skeleton className="h-6.5 w-72 max-w-full" />
            </>
          )}
          <p>
            <Trans>Here's an overview of your projects and activity</Trans>
          </p>
        </div>
      </div>
      {account && <UnverifiedAlert account={account} />}
      {account?.role === 'admin' && supportViewOfPage() === null && <ConnectOffer />}
      <StatCards />
      <div className="home-grid">
        <CreateCard />
        <QuickLinks />
      </div>
      <RecentStoryboards />
    </div>
  )
}

const NOON = 12
const EVENING = 18

/** "Good morning, Linh" before 12:00, afternoon before 18:00, then evening. */
export function greeting(fullName: string, hour: number) {
  const firstName = fullName.trim().split(/\s+/)[0] || t`there`
  if (hour < NOON) return t`Good morning, ${firstName}`
  if (hour < EVENING) return t`Good afternoon, ${firstName}`
  return t`Good evening, ${firstName}`
}
