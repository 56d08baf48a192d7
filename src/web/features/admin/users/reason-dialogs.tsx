import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { User } from '#contract/user.ts'
import { AskDialog } from '#web/features/shell/ask-dialog.tsx'
import { enterCookie } from '#web/features/support/support-view.tsx'
import { api } from '#web/lib/api.ts'
import { useNameOf, useUserChanges } from './use-users.ts'

type ReasonDialogProps = {
  title: string
  /** What happens, and what does not. */
  text: string
  hint?: string
  action: string
  variant: 'primary' | 'danger'
  isBusy: boolean
  error: unknown
  onConfirm: (reason: string) => void
  onClose: () => void
}

/** Asks why something is done to somebody's account. */
function ReasonDialog({ text, onConfirm, ...ask }: ReasonDialogProps) {
  const { t } = useLingui()
  return (
    <AskDialog
      {...ask}
      label={t`Reason`}
      missing={t`Enter a reason`}
      maxLength={200}
      onAnswer={onConfirm}
    >
      <p>{text}</p>
    </AskDialog>
  )
}

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

/** Asks why an account is to be looked at, and says that its owner will know. */
export function SupportViewDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useLingui()
  const name = useNameOf()(user)
  const open = useMutation(
    api.support.open.mutationOptions({
      onSuccess: ({ id }) => {
        enterCookie(id)
        // From the beginning: nothing of one's own account stays in the page.
        location.assign('/dashboard')
      },
    }),
  )
  return (
    <ReasonDialog
      title={t`See what ${name} sees?`}
      text={t`For an hour this browser shows their storyboards, media and billing. Nothing can be changed or spent. They are told at once, with your reason.`}
      action={t`Open the view`}
      variant="primary"
      isBusy={open.isPending}
      error={open.error}
      onConfirm={(reason) => open.mutate({ userId: user.id, reason })}
      onClose={onClose}
    />
  )
}
