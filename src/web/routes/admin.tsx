import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useAccount } from '#web/features/account/use-account.ts'
import { AdminTabs } from '#web/features/admin/admin-tabs.tsx'
import { NoPermission } from '#web/features/admin/no-permission.tsx'
import { titled } from '#web/lib/i18n.ts'

export function meta() {
  return titled(msg`Admin Dashboard · Reelwright`)
}

export default function Admin() {
  const account = useAccount()
  if (!account) return <div className="wrap" aria-busy="true" />
  if (account.role !== 'admin') return <NoPermission />
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>
          <Trans>Admin Dashboard</Trans>
        </h1>
      </div>
      <AdminTabs />
    </div>
  )
}
