import { useLingui } from '@lingui/react/macro'
import { useAccount } from '#web/features/account/use-account.ts'
import { useStudio } from '#web/features/studio/studio.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

/** Whether no language model is there to suggest anything. */
export function useLacksWriter(): boolean {
  return useStudio()?.builtIn.writer === true
}

/** Before anything is pressed: it takes a language model, and for an admin the way to one. */
export function NeedsWriter({ title }: { title: string }) {
  const { t } = useLingui()
  const isAdmin = useAccount()?.role === 'admin'
  return (
    <Alert
      tone="warning"
      title={title}
      actions={
        isAdmin && (
          <ButtonLink size="sm" to="/dashboard/admin?tab=models">{t`Connect a model`}</ButtonLink>
        )
      }
    >
      {isAdmin ? t`None is connected yet.` : t`None is connected on this site.`}
    </Alert>
  )
}
