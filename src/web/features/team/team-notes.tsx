import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Eye, Users } from 'lucide-react'
import { useLocation } from 'react-router'
import { invitationPath } from '#contract/workspace.ts'
import { useAccount } from '#web/features/account/use-account.ts'
import { supportViewOfPage } from '#web/features/support/support-view.tsx'
import { api } from '#web/lib/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

/** Says on every page to a viewer why its buttons are off. */
export function RoleNote() {
  const { t } = useLingui()
  const workspace = useAccount()?.workspace
  if (workspace?.role !== 'viewer' || supportViewOfPage() !== null) return null
  return (
    <div className="mb-4">
      <Alert tone="info" icon={Eye} title={t`You look at “${workspace.name}”`}>
        {t`As a viewer you can open and download everything, and change nothing. An owner or admin can make you an editor.`}
      </Alert>
    </div>
  )
}

/** Says on every page where the account is invited to. */
export function InvitationsNote() {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const { data = [] } = useQuery(api.workspace.ownInvitations.queryOptions())
  if (pathname.startsWith(invitationPath(''))) return null
  return data.map(({ id, workspaceName }) => (
    <div key={id} className="mb-4">
      <Alert
        tone="info"
        icon={Users}
        actions={
          <ButtonLink size="sm" to={invitationPath(id)}>{t`Look at the invitation`}</ButtonLink>
        }
      >
        {t`You are invited to work in “${workspaceName}”.`}
      </Alert>
    </div>
  ))
}
