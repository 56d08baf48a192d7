import { useLingui } from '@lingui/react/macro'
import { Eye } from 'lucide-react'
import { useAccount } from '#web/features/account/use-account.ts'
import { supportViewOfPage } from '#web/features/support/support-cookie.ts'
import { Alert } from '#web/ui/alert.tsx'

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
