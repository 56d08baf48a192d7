import { useLingui } from '@lingui/react/macro'
import type { User } from '#contract/user.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { useNameOf } from './use-name-of.ts'
import { useUserChanges } from './use-users.ts'

/** Asks why somebody is to be kept out, and says what that means. */
export function SuspendDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useLingui()
  const name = useNameOf()(user)
  const { suspend } = useUserChanges()
  return (
    <ReasonDialog
      title={t`Suspend ${name}?`}
      text={t`Every session ends, nobody can sign in, API keys stop, and what is being made is cancelled free of charge. Nothing is deleted; you can resume the account at any time.`}
      hint={t`For you and the other admins; it stands in the audit log.`}
      action={t`Suspend`}
      variant="danger"
      isBusy={suspend.isPending}
      error={suspend.error}
      onConfirm={(reason) => suspend.mutate({ id: user.id, reason }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
