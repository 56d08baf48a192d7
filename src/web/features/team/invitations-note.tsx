import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useLocation } from 'react-router'
import { invitationPath } from '#contract/workspace.ts'
import { api } from '#web/lib/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

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
