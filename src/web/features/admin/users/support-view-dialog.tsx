import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { User } from '#contract/user.ts'
import { enterCookie } from '#web/features/support/support-cookie.ts'
import { api } from '#web/lib/api.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { useNameOf } from './use-name-of.ts'

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
