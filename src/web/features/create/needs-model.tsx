import { useLingui } from '@lingui/react/macro'
import { useAccount } from '#web/features/account/use-account.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

/** Before anything is pressed: what the built-in writer cannot do, and for an admin the way to one who can. */
export function NeedsModel() {
  const { t } = useLingui()
  const isAdmin = useAccount()?.role === 'admin'
  return (
    <Alert
      tone="warning"
      title={t`A video from a text needs a language model`}
      actions={
        isAdmin && (
          <ButtonLink size="sm" to="/dashboard/admin?tab=models">{t`Connect a model`}</ButtonLink>
        )
      }
    >
      {isAdmin
        ? t`None is connected yet. Your text stays here.`
        : t`None is connected on this site. Your text stays here: bring it as your own script, or give points.`}
    </Alert>
  )
}
